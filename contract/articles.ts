import { z } from 'zod'
import { articleCategories, articleSorts } from './kinds/article.ts'
import * as routes from './routes/articles.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Id, IdOrSlug, Limit, Slug, text, Timestamp } from './values.ts'

export const ArticleCategory = z.enum(articleCategories)

/** Default: `newest` first. `quickest`: shortest reading time first. */
export const ArticleSort = z.enum(articleSorts)

/** Motif and accent of the generated cover, used when there is no uploaded image. */
export const Art = z.object({ motif: z.string().max(40), accent: z.string().max(40) })

/** An article in a list, without its body. Duplicate fields return one stored value (decision C14). */
export const ArticleSummary = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  excerpt: z.string(),
  category: ArticleCategory,
  tags: z.array(z.string()),
  rating: z.number(),
  readTime: z.int(),
  readTimeMinutes: z.int(),
  imageUrl: z.string().nullable(),
  featuredImageUrl: z.string().nullable(),
  art: Art,
  authorId: Id.nullable(),
  author: z.string(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  isPremium: z.boolean(),
  views: z.int(),
  publishedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  /** Whether it is on the requesting member's reading list; false for visitors. */
  isSaved: z.boolean(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/**
 * A full article. `content` is safe HTML rendered from the editors' Markdown. `access` is `preview` when a reader without entitlement
 * requests a premium article: `content` is then its editor-written preview.
 */
export const Article = ArticleSummary.extend({
  description: z.string(),
  content: z.string(),
  access: z.enum(['full', 'preview']),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  inShort: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.url() })),
  checkedAt: Timestamp,
  /** The dermatologist who reviewed it, or null if not reviewed yet. */
  reviewer: z.string().nullable(),
  related: z.array(ArticleSummary),
})
export type Article = z.infer<typeof Article>

const ListQuery = z.object({
  category: ArticleCategory.optional(),
  tag: text(40, 1).optional(),
  /**
   * Every word must occur in the title, tags, excerpt or public text, in any form, spelling or case; the last word may be incomplete.
   * Without `sort`, results are ordered by relevance: matches in the title, then in tags and excerpt, then in the text. Of articles that
   * match only in the text, the newest 100 are listed.
   */
  q: text(100, 1).optional(),
  sort: ArticleSort.optional(),
  after: Cursor.optional(),
  limit: Limit.optional(),
})
export type ArticleListQuery = z.input<typeof ListQuery>

const ByIdOrSlug = z.object({ id: IdOrSlug })
const PageQuery = z.object({ after: Cursor.optional(), limit: Limit.optional() })

export const listArticles = endpoint(routes.listArticles, {
  who: 'anyone',
  summary: 'Published articles, newest first, or by relevance for a search; the Link header holds the next page',
  query: ListQuery,
  response: z.array(ArticleSummary),
  errors: [],
})

export const listFeaturedArticles = endpoint(routes.listFeaturedArticles, {
  who: 'anyone',
  summary: 'Articles featured by the editors, newest first',
  query: PageQuery,
  response: z.array(ArticleSummary),
  errors: [],
})

export const listArticleTags = endpoint(routes.listArticleTags, {
  who: 'anyone',
  summary: 'Tags in use with their number of articles, most used first',
  response: z.array(z.object({ tag: z.string(), articles: z.int() })),
  errors: [],
})

export const readArticle = endpoint(routes.readArticle, {
  who: 'anyone',
  summary: 'One article by id or slug; the body of a premium article only for entitled members',
  params: ByIdOrSlug,
  response: Article,
  errors: ['not_found'],
})

export const countArticleView = endpoint(routes.countArticleView, {
  who: 'anyone',
  summary: 'Counts a view, once per visitor and day',
  params: ByIdOrSlug,
  response: z.object({ views: z.int() }),
  errors: ['not_found'],
})

const Saved = z.object({ articleId: Id, isSaved: z.boolean() })

export const saveArticle = endpoint(routes.saveArticle, {
  who: 'member',
  summary: 'Adds an article to the reading list; idempotent',
  params: ByIdOrSlug,
  response: Saved,
  errors: ['sign_in_required', 'not_found'],
})

export const unsaveArticle = endpoint(routes.unsaveArticle, {
  who: 'member',
  summary: 'Removes an article from the reading list; idempotent',
  params: ByIdOrSlug,
  response: Saved,
  errors: ['sign_in_required', 'not_found'],
})

export const SavedArticle = ArticleSummary.extend({ savedAt: Timestamp })
export type SavedArticle = z.infer<typeof SavedArticle>

export const listSavedArticles = endpoint(routes.listSavedArticles, {
  who: 'member',
  summary: 'The reading list of the member, most recently saved first',
  query: PageQuery,
  response: z.array(SavedArticle),
  errors: ['sign_in_required'],
})
