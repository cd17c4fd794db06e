import type { ReactNode } from 'react'
import type { ProductSummary } from '#contract/products.ts'
import { leadOf } from '#web/ui/piece.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ProductPiece } from '../product-piece.tsx'

const grid = 'grid grid-cols-1 gap-x-gap gap-y-10 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3'

/** Skeleton cards while a list loads, as specified. */
const SKELETON_CARDS = 6

/** Products as cards, up to three per row; the first fills what the last row would leave empty. */
export function ProductGrid({
  products,
  actionFor,
  reserveWhy,
}: {
  products: readonly ProductSummary[]
  actionFor: (product: ProductSummary) => ReactNode
  reserveWhy: boolean
}) {
  return (
    <div className={grid}>
      {products.map((product, index) => (
        <ProductPiece
          key={product.id}
          product={product}
          action={actionFor(product)}
          reserveWhy={reserveWhy}
          priority={index === 0}
          className={index === 0 ? leadOf(products.length) : undefined}
        />
      ))}
    </div>
  )
}

/** The loading state of the grid. */
export function ProductGridSkeleton() {
  return (
    <SkeletonGroup label="Loading products" className={grid}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div
          key={index}
          className="max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:gap-x-4 md:block"
        >
          <Skeleton className="ratio-card rounded-lg max-md:aspect-square max-md:rounded-md" />
          <div>
            <Skeleton className="h-3.5 w-1/4 md:mt-4" />
            <Skeleton className="mt-3 h-5" />
            <Skeleton className="mt-3 h-5 w-1/3" />
          </div>
          <Skeleton className="mt-4 h-40 max-md:col-span-2" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
