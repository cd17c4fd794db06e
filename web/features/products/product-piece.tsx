import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductSummary } from '#contract/products.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { productAddress } from './product-address.ts'
import { ProductCover } from './product-cover.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'
import { kindWords, skinTypeWords } from './product-words.ts'
import { ViewProduct } from './view-product.tsx'

/** Skin types on a card, as specified. */
const SKIN_TYPES_SHOWN = 2

/** On a phone the head of the card is a row: the cover beside name and price. */
const beside =
  'max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:gap-x-4 max-md:items-start md:flex md:flex-col'

type ProductPieceProps = {
  product: ProductSummary
  heading?: 'h2' | 'h3'
  /** Beside 'View Product'. */
  action?: ReactNode
  /** Reserves a line for the reason, which a member's own list adds. */
  reserveWhy?: boolean
  /** Without description, badges and actions. */
  brief?: boolean
  priority?: boolean
  className?: string | undefined
}

/** A product as a card. */
export function ProductPiece({
  product,
  heading: Heading = 'h2',
  action,
  reserveWhy = false,
  brief = false,
  priority,
  className,
}: ProductPieceProps) {
  const { slug, productName, brandName, description, category, skinTypes, isSample, why } = product
  return (
    <article className={classNames('piece', beside, className)}>
      <span className="relative block md:mb-4">
        <ProductCover
          product={product}
          size="card"
          className="ratio-card max-md:aspect-square max-md:rounded-md"
          priority={priority}
        />
        {isSample && (
          <Badge tone="on-art" className="absolute top-3 left-3 max-md:top-1.5 max-md:left-1.5 max-md:px-2">
            Sample
          </Badge>
        )}
      </span>
      <div className="piece-head min-w-0">
        <p className="text-xs text-muted">{brandName}</p>
        <Heading className="piece-title mt-1">
          <Link to={productAddress(slug)} prefetch="intent" viewTransition>
            {productName}
          </Link>
        </Heading>
        <ProductRating product={product} className="mt-1" />
        <div className="mt-2">
          <ProductPrice product={product} />
        </div>
      </div>
      {!brief && (
        <div className="max-md:col-span-2 md:flex md:grow md:flex-col">
          {why === null ? (
            reserveWhy && <p className="for-members mt-3 min-h-[1.55em] text-sm" />
          ) : (
            <p className="mt-3 text-sm text-link">{why}</p>
          )}
          <p className="mt-3 text-text-2 md:grow">{description}</p>
          <ul aria-label="Made for" className="mt-3 flex flex-wrap gap-1.5">
            <li>
              <Badge tone="soft">{kindWords[category].one}</Badge>
            </li>
            {skinTypes.slice(0, SKIN_TYPES_SHOWN).map((type) => (
              <li key={type}>
                <Badge>{skinTypeWords[type]}</Badge>
              </li>
            ))}
          </ul>
          <div className="relative z-1 mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <ViewProduct product={product} variant="line" size="sm" labelBelow />
            {action}
          </div>
        </div>
      )}
    </article>
  )
}
