import type { Deal } from '#contract/deals.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatRand } from '#web/ui/format.ts'

type DealPriceProps = {
  deal: Pick<Deal, 'discountedPrice' | 'originalPrice' | 'sizeMl' | 'unitPrice'>
  large?: boolean
  className?: string
}

/** The reduced price, the one before, and the price per 100 ml. */
export function DealPrice({ deal, large, className }: DealPriceProps) {
  return (
    <div className={classNames('num', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className={large ? 'font-serif text-2xl font-title' : 'text-lg font-bold'}>
          {formatRand(deal.discountedPrice)}
        </b>
        <s className="text-muted">
          <span className="sr-only">was </span>
          {formatRand(deal.originalPrice)}
        </s>
      </p>
      {deal.unitPrice !== null && (
        <p className="text-xs text-muted">
          {deal.sizeMl}&nbsp;ml, {formatRand(deal.unitPrice)} per 100&nbsp;ml
        </p>
      )}
    </div>
  )
}
