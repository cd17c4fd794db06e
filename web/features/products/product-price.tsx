import type { ProductSummary } from '#contract/products.ts'
import { formatRand } from '#web/ui/format.ts'

/** The price, and what 100 ml of it cost. Solid products are counted in grams, which is near enough to compare them. */
export function ProductPrice({
  product: { price, unitPrice, sizeMl },
  large,
}: {
  product: Pick<ProductSummary, 'price' | 'unitPrice' | 'sizeMl'>
  large?: boolean
}) {
  if (price === null) return <p className="text-muted">Price not known</p>
  return (
    <p className="tabular-nums">
      <span className={large ? 'serif text-xl' : 'font-bold'}>{formatRand(price)}</span>
      {sizeMl !== null && <span className="text-xs text-muted"> for {sizeMl}&nbsp;ml</span>}
      {unitPrice !== null && (
        <span className="block text-xs text-muted">{formatRand(unitPrice)} per&nbsp;100&nbsp;ml</span>
      )}
    </p>
  )
}
