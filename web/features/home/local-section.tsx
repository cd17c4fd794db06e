import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { ArticlePiece } from '../articles/article-piece.tsx'
import { categories } from '../articles/categories.ts'
import type { HomeArticle } from './arrangement.ts'

/** In two columns, a last article that would stand alone takes the row, with its text beside the cover. */
const fillsRow = 'md:max-lg:last:odd:col-span-2 md:max-lg:last:odd:piece-beside'

/** The newest articles on local brands. */
export function LocalSection({ articles }: { articles: readonly HomeArticle[] }) {
  return (
    <section aria-labelledby="local" className="wrap mt-section">
      <SectionHead
        id="local"
        title="Made close to home"
        action={
          <MoreLink asChild>
            <Link to={categories['local-brand'].path}>All local brands</Link>
          </MoreLink>
        }
      >
        Oils grown here and products made here, reviewed with the same care.
      </SectionHead>
      <div className={classNames('grid gap-x-gap gap-y-10 md:grid-cols-2', articles.length > 2 && 'lg:grid-cols-3')}>
        {articles.map((article) => (
          <ArticlePiece key={article.slug} article={article} wide excerpt className={fillsRow} />
        ))}
      </div>
    </section>
  )
}
