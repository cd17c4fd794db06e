import { type ArticleCategory, articleCategories } from '#contract/article-kinds.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import type { CardArticle } from '../articles/article-piece.tsx'

/** What home shows of an article. The document carries nothing more of it. */
export type HomeArticle = CardArticle & Pick<ArticleSummary, 'publishedAt'>

/** The newest articles of a category. */
export type Shelf = { category: ArticleCategory; articles: HomeArticle[] }

export type Arrangement = {
  /** The newest guide that the editors put forward: the picture beside the search. */
  hero: HomeArticle | undefined
  /** Where to start: one large, four small. */
  lead: HomeArticle | undefined
  rows: HomeArticle[]
  /** The newest by category; a category without articles has no shelf. */
  shelves: Shelf[]
  /** The newest on local brands. */
  local: HomeArticle[]
}

const ROWS = 4
const PER_SHELF = 3
const LOCAL = 3

/** Guides and local brands have a section of their own. */
const shelved = articleCategories.filter((category) => category !== 'guide' && category !== 'local-brand')

const pick = (article: ArticleSummary): HomeArticle => {
  const { slug, category, art, imageUrl, title, excerpt, readTimeMinutes, isPremium, tags, views, publishedAt } =
    article
  return { slug, category, art, imageUrl, title, excerpt, readTimeMinutes, isPremium, tags, views, publishedAt }
}

/** One of each category before a second of any, in the order given. */
const varied = (articles: readonly ArticleSummary[]): ArticleSummary[] => {
  const seen = new Map<ArticleCategory, number>()
  return articles
    .map((article) => {
      const turn = seen.get(article.category) ?? 0
      seen.set(article.category, turn + 1)
      return { article, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ article }) => article)
}

/**
 * Lays out home from the newest featured articles and the newest of each category, both newest first. No article stands twice while
 * there are others.
 */
export const arrange = (
  featured: readonly ArticleSummary[],
  newest: Record<ArticleCategory, readonly ArticleSummary[]>,
): Arrangement => {
  const shown = new Set<string>()
  const fresh = (articles: readonly ArticleSummary[]) => articles.filter(({ slug }) => !shown.has(slug))
  const take = (article: ArticleSummary | undefined): HomeArticle | undefined => {
    if (article === undefined) return undefined
    shown.add(article.slug)
    return pick(article)
  }
  const guides = () => fresh([...featured.filter(({ category }) => category === 'guide'), ...newest.guide])
  const others = () => fresh(featured.filter(({ category }) => category !== 'guide' && category !== 'local-brand'))

  const hero = take(guides()[0] ?? featured[0])
  const lead = take(guides()[0] ?? others()[0])
  const rows = varied([...others(), ...guides()])
    .filter(({ slug }, at, all) => all.findIndex((one) => one.slug === slug) === at)
    .slice(0, ROWS)
    .flatMap((article) => take(article) ?? [])

  /** What has not been shown yet comes first; rather than an empty place, what has. */
  const fill = (articles: readonly ArticleSummary[], places: number) => {
    const unseen = fresh(articles)
    return [...unseen, ...articles.filter((article) => !unseen.includes(article))].slice(0, places).map(pick)
  }
  const shelves = shelved
    .map((category) => ({ category, articles: fill(newest[category], PER_SHELF) }))
    .filter(({ articles }) => articles.length > 0)
  return { hero, lead, rows, shelves, local: fill(newest['local-brand'], LOCAL) }
}
