import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { ArticlePiece } from './article-piece.tsx'

/** A card as a row on a small screen: the cover on the left, the text beside it. */
const rowOnSmall =
  'max-md:grid max-md:grid-cols-[min(6.5rem,28vw)_minmax(0,1fr)] max-md:gap-x-4 max-md:content-center ' +
  'max-md:[&>:first-child]:row-span-4 max-md:[&>:first-child]:mb-0'

/** Related articles. */
export function ReadNext({ related }: { related: ArticleSummary[] }) {
  return (
    related.length > 0 && (
      <section aria-labelledby="read-next" className="no-print mt-section border-t border-line pt-12">
        <SectionHead
          title="Read next"
          id="read-next"
          action={
            <MoreLink asChild>
              <Link to="/articles">All articles</Link>
            </MoreLink>
          }
        />
        <div className="grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-3">
          {related.map((article) => (
            <ArticlePiece key={article.id} article={article} className={rowOnSmall} />
          ))}
        </div>
      </section>
    )
  )
}
