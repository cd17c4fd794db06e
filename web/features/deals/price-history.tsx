import type { DealPage } from '#contract/deals.ts'
import { formatDate, formatRand } from '#web/ui/format.ts'

/** The drawing, in its own units; it stretches to the width of the page. */
const [WIDTH, HEIGHT] = [320, 100]
/** Where the last record stands: its price holds beyond it. */
const LAST = 296

/** Steps, because a price holds until the next one is recorded. The axis starts at zero, so that no change looks larger than it is. */
const stepsOf = (prices: DealPage['prices'], top: number): string => {
  const times = prices.map(({ on }) => Date.parse(on))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return prices
    .map(({ price }, at) => {
      const x = (((times[at] ?? first) - first) / Math.max(1, last - first)) * LAST
      const y = HEIGHT - (price / top) * HEIGHT
      return at === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`
    })
    .concat(`H${WIDTH}`)
    .join('')
}

const verdictOf = ({ verdict, prices, discountedPrice }: DealPage): { title: string; text: string } => {
  const since = prices[0] && formatDate(prices[0].on)
  if (verdict === 'not-enough-history')
    return {
      title: 'Not enough history',
      text: 'We need at least three recorded prices over a month or more to compare this one with.',
    }
  if (verdict === 'lowest-recorded')
    return {
      title: 'Lowest we have recorded',
      text: `No recorded price since ${since} was below ${formatRand(discountedPrice)}.`,
    }
  const lowest = prices.reduce((low, point) => (point.price < low.price ? point : low))
  return {
    title: 'Not the lowest we have recorded',
    text: `It was ${formatRand(lowest.price)} on ${formatDate(lowest.on)}.`,
  }
}

function Chart({ prices }: Pick<DealPage, 'prices'>) {
  const highest = Math.max(...prices.map(({ price }) => price))
  const [first, last] = [prices[0], prices.at(-1)]
  return (
    <figure className="mt-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden="true" className="num flex flex-col justify-between text-right text-xs text-muted">
          <span>{formatRand(highest)}</span>
          <span>R0</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-36 w-full overflow-visible border-b border-line-strong text-link"
        >
          <path
            d={stepsOf(prices, highest)}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-2 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
          <span>{first && formatDate(first.on, 'short')}</span>
          <span>{last && formatDate(last.on, 'short')}</span>
        </div>
      </div>
      <figcaption className="sr-only">The recorded prices; the table below has the same figures.</figcaption>
    </figure>
  )
}

/** The verdict on the price while the offer is on, with the recorded prices as a chart and as a table. */
export function PriceHistory({ deal }: { deal: DealPage }) {
  const { prices } = deal
  const { title, text } = verdictOf(deal)
  return (
    <section aria-labelledby="price-history" className="card">
      <h2 id="price-history" className="text-xl">
        Recorded prices
      </h2>
      {!deal.ended && (
        <p className="mt-3">
          <b>{title}.</b> {text}
        </p>
      )}
      {prices.length > 1 && <Chart prices={prices} />}
      {prices.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-tap cursor-pointer items-center text-xs font-medium text-link">
            Show the prices as a table
          </summary>
          <table className="num mt-2 w-full text-left text-xs">
            <caption className="sr-only">Recorded prices of {deal.title}</caption>
            <thead>
              <tr className="text-muted">
                <th scope="col" className="py-2 font-medium">
                  Recorded on
                </th>
                <th scope="col" className="py-2 text-right font-medium">
                  Price
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ on, price }) => (
                <tr key={on} className="border-t border-line">
                  <td className="py-2">{formatDate(on)}</td>
                  <td className="py-2 text-right">{formatRand(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {deal.isSample && prices.length > 0 && (
        <p className="mt-4 text-xs text-muted">Sample: these prices are made up, like the product.</p>
      )}
    </section>
  )
}
