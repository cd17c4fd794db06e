import { z } from 'zod'
import { articleCategories, articleSorts } from './article-kinds.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Id, IdOrSlug, Limit, Slug, text, Timestamp } from './values.ts'

export const ArticleCategory = z.enum(articleCategories)

/** `newest` first by default; `quickest` is the shortest read first. */
export const ArticleSort = z.enum(articleSorts)

/** Which print the cover generator draws when there is no uploaded picture. */
export const Art = z.object({ motif: z.string().max(40), accent: z.string().max(40) })

/** An article as lists show it: never with its body. Twin names carry one stored value (decision C14). */
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
  /** Whether the member who asks has it on the reading list; false for visitors. */
  isSaved: z.boolean(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/**
 * A whole article. `content` is safe HTML made from the editors' Markdown. `access` says whether `content` is the article or, for a
 * premium article and a reader who is not entitled to it, its written preview.
 */
export const Article = ArticleSummary.extend({
  description: z.string(),
  content: z.string(),
  access: z.enum(['full', 'preview']),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  inShort: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.url() })),
  checkedAt: Timestamp,
  /** The dermatologist who read it, or null while nobody has. */
  reviewer: z.string().nullable(),
  related: z.array(ArticleSummary),
})
export type Article = z.infer<typeof Article>

const ListQuery = z.object({
  category: ArticleCategory.optional(),
  tag: text(40, 1).optional(),
  /**
   * Every word must be in the title, the tags, the excerpt or the text that everybody may read, in any form, spelling or case; the last may
   * be unfinished. Without a sort the best match comes first: words in the title, then in tags and excerpt, then in the text. Of articles
   * that only have a word in their text, the newest hundred are listed.
   */
  q: text(100, 1).optional(),
  sort: ArticleSort.optional(),
  after: Cursor.optional(),
  limit: Limit.optional(),
})
export type ArticleListQuery = z.input<typeof ListQuery>

const ByIdOrSlug = z.object({ id: IdOrSlug })
const PageQuery = z.object({ after: Cursor.optional(), limit: Limit.optional() })

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  who: 'anyone',
  summary: 'Published articles, newest first, or by relevance when searched; the next page is named in the Link header',
  query: ListQuery,
  answer: z.array(ArticleSummary),
  errors: [],
})

export const listFeaturedArticles = endpoint({
  method: 'GET',
  path: '/api/articles/featured',
  who: 'anyone',
  summary: 'Articles the editors put forward, newest first',
  query: PageQuery,
  answer: z.array(ArticleSummary),
  errors: [],
})

export const listArticleTags = endpoint({
  method: 'GET',
  path: '/api/article-tags',
  who: 'anyone',
  summary: 'The tags in use with the number of articles under each, most used first',
  answer: z.array(z.object({ tag: z.string(), articles: z.int() })),
  errors: [],
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/articles/{id}',
  who: 'anyone',
  summary: 'One article by id or slug; a premium body only for those entitled to it',
  params: ByIdOrSlug,
  answer: Article,
  errors: ['not_found'],
})

export const countArticleView = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/view',
  who: 'anyone',
  summary: 'Counts a reading, once per visitor and day',
  params: ByIdOrSlug,
  answer: z.object({ views: z.int() }),
  errors: ['not_found'],
})

const Saved = z.object({ articleId: Id, isSaved: z.boolean() })

export const saveArticle = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/save',
  who: 'member',
  summary: 'Puts an article on the reading list; saving twice changes nothing',
  params: ByIdOrSlug,
  answer: Saved,
  errors: ['sign_in_required', 'not_found'],
})

export const unsaveArticle = endpoint({
  method: 'DELETE',
  path: '/api/articles/{id}/save',
  who: 'member',
  summary: 'Takes an article off the reading list; doing it twice changes nothing',
  params: ByIdOrSlug,
  answer: Saved,
  errors: ['sign_in_required', 'not_found'],
})

export const SavedArticle = ArticleSummary.extend({ savedAt: Timestamp })
export type SavedArticle = z.infer<typeof SavedArticle>

export const listSavedArticles = endpoint({
  method: 'GET',
  path: '/api/user/saved-articles',
  who: 'member',
  summary: 'The reading list of the member, last saved first',
  query: PageQuery,
  answer: z.array(SavedArticle),
  errors: ['sign_in_required'],
})
