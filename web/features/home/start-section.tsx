import { Link } from 'react-router'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import { ArticlePiece, ArticleRow } from '../articles/article-piece.tsx'
import { categories } from '../articles/categories.ts'
import type { HomeArticle } from './arrangement.ts'

/** Where to start reading: one large article and up to four small ones. */
export function StartSection({ lead, rows }: { lead: HomeArticle; rows: readonly HomeArticle[] }) {
  return (
    <section aria-labelledby="start" className="wrap mt-section">
      <SectionHead
        id="start"
        title="Start with a guide"
        action={
          <MoreLink asChild>
            <Link to={categories.guide.path}>All guides</Link>
          </MoreLink>
        }
      >
        Written in plain English, checked against published research, with the date we last checked.
      </SectionHead>
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <ArticlePiece article={lead} lead />
        <div className="lg:-mt-5 lg:[&>:first-child]:border-t-0">
          {rows.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      </div>
    </section>
  )
}
