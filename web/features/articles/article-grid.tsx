import type { ArticleSummary } from '#contract/articles.ts'
import { formatDate } from '#web/ui/format.ts'
import { leadOf } from '#web/ui/piece.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ArticlePiece } from './article-piece.tsx'
import { SaveButton } from './save-button.tsx'

/** The layout of a card grid: `details` shows tags and view counts, `compact` turns cards into rows on a phone. */
export type GridLook = 'details' | 'compact'

const grids: Record<GridLook, string> = {
  details: 'grid grid-cols-1 gap-x-gap gap-y-10 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3',
  compact: 'grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3',
}

const skeletons = {
  details: { card: '', art: '', label: 'mt-4', text: 'h-28' },
  compact: {
    card: 'max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:gap-x-4',
    art: 'max-md:aspect-square max-md:rounded-md',
    label: 'md:mt-4',
    text: 'h-3.5 w-1/2 md:h-24 md:w-auto',
  },
} as const satisfies Record<GridLook, Record<string, string>>

/** Skeleton cards while a list loads, as specified. */
const SKELETON_CARDS = 6

/** Articles as cards, up to three per row, without an empty place in the last one. */
export function ArticleGrid({ articles, look }: { articles: readonly ArticleSummary[]; look: GridLook }) {
  return (
    <div className={grids[look]}>
      {articles.map((article, index) => (
        <ArticlePiece
          key={article.id}
          article={article}
          heading="h2"
          excerpt
          compact={look === 'compact'}
          details={look === 'details'}
          meta={look === 'compact' && article.publishedAt !== null && <>{formatDate(article.publishedAt, 'short')}</>}
          action={
            <span className="needs-script">
              <SaveButton article={article} variant="solid" named />
            </span>
          }
          priority={index === 0}
          className={index === 0 ? leadOf(articles.length) : undefined}
        />
      ))}
    </div>
  )
}

/** The loading state of the grid. */
export function ArticleGridSkeleton({ look }: { look: GridLook }) {
  return (
    <SkeletonGroup label="Loading articles" className={grids[look]}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className={skeletons[look].card}>
          <Skeleton className={`ratio-card rounded-lg ${skeletons[look].art}`} />
          <div>
            <Skeleton className={`h-3.5 w-1/4 ${skeletons[look].label}`} />
            <Skeleton className="mt-3 h-5" />
            <Skeleton className="mt-2 h-5 w-2/3" />
            <Skeleton className={`mt-4 ${skeletons[look].text}`} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
