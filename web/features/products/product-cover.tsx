import type { ProductSummary } from '#contract/products.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import type { CoverAddress } from '#web/ui/art/cover-path.ts'
import type { MotifName } from '#web/ui/art/motif-names.ts'
import type { PrintSize } from '#web/ui/art/print-sizes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { kindWords } from './product-words.ts'

export type Pictured = Pick<ProductSummary, 'slug' | 'category' | 'art' | 'featuredImage'>

/** The generated cover of a product. With an unknown motif only the background is drawn. */
export const printOf = (
  { slug, category, art }: Pictured,
  size: PrintSize,
): Omit<CoverAddress, 'composition' | 'motif'> & { motif: MotifName } => ({
  slug,
  size,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? kindWords[category].accent,
  motif: art.motif as MotifName,
})

type ProductCoverProps = {
  product: Pictured
  size: PrintSize
  /** Ratio and radius. */
  className?: string
  /** Loads it first: for the one large image above the fold. */
  priority?: boolean
}

/** The picture of a product, else its generated cover. Decorative, because the name is next to it. */
export function ProductCover({ product, size, className, priority }: ProductCoverProps) {
  return product.featuredImage === null ? (
    <Cover {...printOf(product, size)} className={className} priority={priority} />
  ) : (
    <span className={classNames('art', className)}>
      <img
        src={product.featuredImage}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </span>
  )
}
