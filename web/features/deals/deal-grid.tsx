import type { Deal } from '#contract/deals.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { DealCard } from './deal-card.tsx'
import { DealCode } from './deal-code.tsx'
import { DealOpinionButtons } from './deal-opinion.tsx'
import { OfferLink } from './offer-link.tsx'

/**
 * One column on a phone, two on a tablet, three on a desktop. The first deal fills its row, and so do the last ones, so that no row has a
 * hole: a single one takes all of it, two share it.
 */
const grid =
  'grid grid-cols-1 gap-gap md:grid-cols-6 ' +
  'md:[&>*]:col-span-3 lg:[&>*]:col-span-2 md:[&>:first-child]:col-span-6 ' +
  'md:max-lg:[&>:last-child:nth-child(2n)]:col-span-6 ' +
  'lg:[&>:last-child:nth-child(3n+2)]:col-span-6 ' +
  'lg:[&>:nth-last-child(2):nth-child(3n+2)]:col-span-3 lg:[&>:last-child:nth-child(3n)]:col-span-3'

/** Skeleton cards while a list loads, as specified. */
const SKELETON_CARDS = 6

/** Deals with their codes, opinions and links. `checking`: the member's own view has not arrived yet. */
export function DealGrid({ deals, checking }: { deals: readonly Deal[]; checking: boolean }) {
  return (
    <ul className={grid}>
      {deals.map((deal, at) => (
        <li key={deal.id} className="min-w-0">
          <DealCard deal={deal} heading="h2" shape={at === 0 ? 'lead' : 'row'} priority={at === 0}>
            <DealCode deal={deal} checking={checking} />
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <DealOpinionButtons deal={deal} />
              <span className="-mr-2 ml-auto">
                <OfferLink deal={deal} size="sm" variant="quiet" />
              </span>
            </div>
          </DealCard>
        </li>
      ))}
    </ul>
  )
}

/** The loading state of the grid. */
export function DealGridSkeleton() {
  return (
    <SkeletonGroup label="Loading deals">
      <div className={grid}>
        {Array.from({ length: SKELETON_CARDS }, (_, at) => (
          <div key={at} className="card card-flush">
            <Skeleton className={at === 0 ? 'ratio-card md:aspect-[4/1]' : 'ratio-card max-md:aspect-[3/1]'} />
            <div className="p-4">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="mt-3 h-5" />
              <Skeleton className="mt-3 h-7 w-1/3" />
              <Skeleton className="mt-8 h-11" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
