import type { Deal } from '#contract/deals.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { isMotif } from '#web/ui/art/motif-names.ts'
import { classNames } from '#web/ui/class-names.ts'

/** What is drawn for a deal. */
export const printOf = ({ slug, art }: Pick<Deal, 'slug' | 'art'>) => ({
  slug,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? 'protea',
  motif: isMotif(art.motif) ? art.motif : ('tag' as const),
})

/** The picture of a deal, or its drawn cover. Decorative, so the alternative text is empty. */
export function DealCover({
  deal,
  priority,
  className,
}: {
  deal: Pick<Deal, 'slug' | 'imageUrl' | 'art'>
  priority?: boolean | undefined
  className?: string
}) {
  if (deal.imageUrl !== null)
    return (
      <span className={classNames('art', className)}>
        <img src={deal.imageUrl} alt="" loading={priority ? 'eager' : 'lazy'} />
      </span>
    )
  return <Cover {...printOf(deal)} size="card" priority={priority ?? false} className={className ?? ''} />
}
