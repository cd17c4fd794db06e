import { Link } from 'react-router'
import type { Article } from '#contract/articles.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { formatDate, formatMinutes } from '#web/ui/format.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleCover } from './article-cover.tsx'
import { categories } from './categories.ts'
import { HOW_WE_CHECK } from './how-we-check.tsx'

/** The author, and the dermatologist if one has read the article; then how every article is checked. */
const byline = ({ author, reviewer }: Pick<Article, 'author' | 'reviewer'>): string =>
  `By ${author.replace(/^The /, 'the ')}.${reviewer === null ? '' : ` Reviewed by ${reviewer}, dermatologist.`}`

/** The breadcrumb, title, excerpt and actions of an article, beside its cover. */
export function ArticleHeader({ article }: { article: Article }) {
  const { label, path } = categories[article.category]
  return (
    <header className="grid gap-6 pt-6 *:min-w-0 md:grid-cols-[7fr_5fr] md:items-end md:gap-8 lg:gap-12 lg:pt-10 xl:gap-16 print:block print:pt-0">
      <div>
        <Breadcrumb>
          <Link to="/articles">Articles</Link>
          <Link to={path}>{label}</Link>
        </Breadcrumb>
        {article.isPremium && (
          <p className="mt-3">
            <Badge tone="soft" icon="lock">
              Premium
            </Badge>
          </p>
        )}
        <h1 className="mt-2 text-[clamp(2.1rem,1.6rem+2.3vw,3.5rem)] leading-[1.08] tracking-[-0.022em]">
          {article.title}
        </h1>
        <p className="mt-4 max-w-[38rem] text-lg leading-[1.45] text-text-2">{article.excerpt}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <MetaList className="flex-1 basis-32">
            <>{formatMinutes(article.readTimeMinutes)} read</>
            <>
              Checked <time dateTime={article.checkedAt.slice(0, 10)}>{formatDate(article.checkedAt)}</time>
            </>
          </MetaList>
          <ArticleActions article={article} />
        </div>
        <p className="mt-2 text-xs text-muted">
          {byline(article)}{' '}
          <a href={`#${HOW_WE_CHECK}`} className="link print:hidden">
            How we check
          </a>
        </p>
      </div>
      <ArticleCover article={article} size="card" className="ratio-card print:hidden" priority />
    </header>
  )
}
