import type { ArticleCategory } from '#contract/kinds/article.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, type PageMeta, pageMeta } from '#web/seo/page-meta.ts'
import { categoryFeed, everythingFeed } from '#web/features/articles/feed-links.ts'

/** The categories whose list has its own social card; all other lists use the card of all articles. */
const cards: Partial<Record<ArticleCategory, string>> = {
  guide: 'skincare-guides',
  ingredient: 'ingredients',
  routine: 'routines',
}

type ListMeta = Pick<PageMeta, 'matches' | 'path' | 'title' | 'description' | 'noindex'> & {
  /** The category whose feed belongs to the list. */
  feed: ArticleCategory | undefined
  /** The articles on the page. Undefined while the browser loads them; crawlers get the server's complete head. */
  articles: readonly ArticleSummary[] | undefined
}

/** The head of a page that lists articles. */
export const listMeta = ({ matches, feed, articles = [], ...page }: ListMeta) => {
  const origin = originOf(matches)
  const { path, title, description, noindex } = page
  const rows = articles.map((article) => ({ name: article.title, path: `/articles/${article.slug}` }))
  return pageMeta({
    ...page,
    matches,
    image: pageCard((feed && cards[feed]) ?? 'articles'),
    feeds: [everythingFeed, ...(feed === undefined ? [] : [categoryFeed(feed)])],
    jsonLd: noindex
      ? []
      : [
          collectionPage(origin, { name: title, path, description }, rows),
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: title, path },
          ]),
        ],
  })
}
