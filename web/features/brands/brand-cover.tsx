import type { Brand } from '#contract/brands.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { isMotif } from '#web/ui/art/motif-names.ts'
import type { PrintSize } from '#web/ui/art/print-sizes.ts'

type BrandCoverProps = {
  brand: Pick<Brand, 'id' | 'art'>
  size: PrintSize
  /** Loads it first: for the one large image above the fold. */
  priority?: boolean
  className?: string
}

/** What is drawn for a brand. */
export const printOf = ({ id, art }: BrandCoverProps['brand']) => ({
  slug: `brand-${id}`,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? 'marula',
  motif: isMotif(art.motif) ? art.motif : ('stall' as const),
})

/** The drawn picture of a brand. Decorative, so the alternative text is empty. */
export function BrandCover({ brand, size, priority = false, className = '' }: BrandCoverProps) {
  return <Cover {...printOf(brand)} size={size} priority={priority} className={className} />
}
