import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { buttonClass, type ButtonLook } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { productAddress } from './product-address.ts'

/**
 * The specified 'View Product' link: to the shop, labelled as an affiliate link (decision C15), or to the product's own page where there is
 * no shop.
 */
export function ViewProduct({
  product: { slug, productName, affiliateUrl },
  labelBelow = false,
  ...look
}: {
  product: Pick<ProductSummary, 'slug' | 'productName' | 'affiliateUrl'>
  /** Where there is no room beside the link. */
  labelBelow?: boolean
} & ButtonLook) {
  const words = (
    <>
      View Product<span className="sr-only">: {productName}</span>
    </>
  )
  if (affiliateUrl === null)
    return (
      <Link to={productAddress(slug)} prefetch="intent" viewTransition className={buttonClass(look)}>
        {words}
      </Link>
    )
  return (
    <span
      className={classNames(
        'inline-flex gap-x-2 gap-y-1',
        labelBelow ? 'flex-col items-center' : 'flex-wrap items-center',
      )}
    >
      <a href={affiliateUrl} rel="sponsored noopener" target="_blank" className={buttonClass(look)}>
        {words}
        <span className="sr-only"> (affiliate link, opens in a new tab)</span>
        <Icon name="external" />
      </a>
      {labelBelow ? <span className="text-xs text-muted">Affiliate</span> : <Badge>Affiliate</Badge>}
    </span>
  )
}
