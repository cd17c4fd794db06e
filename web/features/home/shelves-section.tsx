import { Link } from 'react-router'
import { CategoryLabel } from '#web/ui/category-label.tsx'
import { formatMinutes } from '#web/ui/format.ts'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { ArticleLink } from '../articles/article-link.tsx'
import { ArticlePiece } from '../articles/article-piece.tsx'
import { categories } from '../articles/categories.ts'
import type { Shelf } from './arrangement.ts'

/** A line whose link covers its full height. */
const line = 'relative border-t border-line py-3 [&>a]:after:absolute [&>a]:after:inset-0 [&>a:hover]:underline'

/** The newest articles of one category: the first with its cover, the others as lines. */
function ShelfColumn({ shelf: { category, articles } }: { shelf: Shelf }) {
  const { label, accent, path } = categories[category]
  const [first, ...others] = articles
  return (
    <div className="flex w-[min(16rem,86%)] flex-col lg:w-auto">
      {first && (
        <ArticlePiece
          article={first}
          label={
            <CategoryLabel asChild accent={accent}>
              <h3>{label}</h3>
            </CategoryLabel>
          }
          heading="h4"
        />
      )}
      <ul className="mt-5 grow">
        {others.map((article) => (
          <li key={article.slug} className={line}>
            <ArticleLink article={article} />
            <p className="text-xs text-muted">{formatMinutes(article.readTimeMinutes)} read</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-5">
        <MoreLink asChild>
          <Link to={path}>All {label.toLowerCase()}</Link>
        </MoreLink>
      </p>
    </div>
  )
}

/** The newest articles by category. */
export function ShelvesSection({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <section aria-labelledby="latest" className="wrap mt-section">
      <SectionHead
        id="latest"
        title="The latest in every category"
        action={
          <MoreLink asChild>
            <Link to="/articles">All articles</Link>
          </MoreLink>
        }
      >
        What’s in the jar, how to use it and what it should cost.
      </SectionHead>
      <div className="bleed lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0">
        {shelves.map((shelf) => (
          <ShelfColumn key={shelf.category} shelf={shelf} />
        ))}
      </div>
    </section>
  )
}
