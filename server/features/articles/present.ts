import type { Article, ArticleSummary, SavedArticle } from '#contract/articles.ts'
import type { SummaryRow } from './list-queries.ts'
import type { findArticle, findSaved } from './queries.ts'

/** Author name of every article. */
const EDITORS = 'The Skynn editorial team'

/** An article in a list. */
export const presentSummary = (row: SummaryRow, isSaved: boolean): ArticleSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  category: row.category,
  tags: row.tags,
  rating: row.rating,
  readTime: row.readMinutes,
  readTimeMinutes: row.readMinutes,
  imageUrl: row.imageUrl,
  featuredImageUrl: row.imageUrl,
  art: row.art,
  authorId: row.authorId,
  author: EDITORS,
  isPublished: row.isPublished,
  isFeatured: row.isFeatured,
  isPremium: row.isPremium,
  views: row.views,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isSaved,
})

export const presentSaved = (row: Awaited<ReturnType<typeof findSaved>>[number]): SavedArticle => ({
  ...presentSummary(row, true),
  savedAt: row.savedAt.toISOString(),
})

/** A full article. A premium body is in the response only if the reader is entitled to it. */
export const presentArticle = (
  row: NonNullable<Awaited<ReturnType<typeof findArticle>>>,
  reader: { entitled: boolean; isSaved: boolean },
  related: ArticleSummary[],
): Article => {
  const full = !row.isPremium || reader.entitled
  return {
    ...presentSummary(row, reader.isSaved),
    description: row.description,
    content: full ? row.contentHtml : (row.previewHtml ?? ''),
    access: full ? 'full' : 'preview',
    contents: full ? row.contents : [],
    inShort: full ? row.inShort : [],
    sources: row.sources,
    checkedAt: row.checkedAt.toISOString(),
    reviewer: row.reviewer,
    related,
  }
}
