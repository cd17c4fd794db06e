import { type ArticleCategory, articleCategories } from '#contract/kinds/article.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import type { CardArticle } from '../articles/article-piece.tsx'

/** The article fields that the home page shows; the document contains no others. */
export type HomeArticle = CardArticle & Pick<ArticleSummary, 'publishedAt'>

/** The newest articles of a category. */
export type Shelf = { category: ArticleCategory; articles: HomeArticle[] }

export type Arrangement = {
  /** The newest featured guide, shown beside the search. */
  hero: HomeArticle | undefined
  /** Where to start: one large article, then up to four rows. */
  lead: HomeArticle | undefined
  rows: HomeArticle[]
  /** The newest articles by category; a category without articles has no shelf. */
  shelves: Shelf[]
  /** The newest articles on local brands. */
  local: HomeArticle[]
}

const ROWS = 4
const PER_SHELF = 3
const LOCAL = 3

/** Guides and local brands have their own sections. */
const shelved = articleCategories.filter((category) => category !== 'guide' && category !== 'local-brand')

const pick = (article: ArticleSummary): HomeArticle => {
  const { slug, category, art, imageUrl, title, excerpt, readTimeMinutes, isPremium, tags, views, publishedAt } =
    article
  return { slug, category, art, imageUrl, title, excerpt, readTimeMinutes, isPremium, tags, views, publishedAt }
}

/** One article of each category before a second of any, otherwise in the given order. */
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
 * Arranges the home page from the featured articles and the articles of each category, both newest first. No article appears twice.
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

  const fill = (articles: readonly ArticleSummary[], places: number) =>
    fresh(articles)
      .slice(0, places)
      .flatMap((article) => take(article) ?? [])
  const shelves = shelved
    .map((category) => ({ category, articles: fill(newest[category], PER_SHELF) }))
    .filter(({ articles }) => articles.length > 0)
  return { hero, lead, rows, shelves, local: fill(newest['local-brand'], LOCAL) }
}
