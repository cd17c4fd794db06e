import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, tsvector } from '../columns.ts'
import { members } from './accounts.ts'

export type Source = { title: string; publisher: string; url: string }
export type Heading = { id: string; text: string }

/** The searchable words of an article by their relevance. The functions are defined in the migration that adds these columns. */
const titleVector = sql`to_tsvector('search', search_document(title))`
const headVector = sql`to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt))`
const bodyVector = sql`to_tsvector('english', search_document(search_public_body(content, preview_html, is_premium)))`

export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    description: text().notNull(),
    category: text({ enum: ['guide', 'ingredient', 'routine', 'review', 'deal', 'local-brand'] }).notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The editors' Markdown; the two HTML columns are generated from it when it is published. */
    content: text().notNull(),
    contentHtml: text().notNull(),
    previewHtml: text(),
    contents: jsonb().$type<Heading[]>().notNull(),
    inShort: jsonb().$type<string[]>().notNull(),
    sources: jsonb().$type<Source[]>().notNull(),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    rating: real().notNull().default(0),
    readMinutes: integer().notNull().default(5),
    imageUrl: text(),
    authorId: uuid().references(() => members.id, { onDelete: 'set null' }),
    reviewer: text(),
    isPublished: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    isPremium: boolean().notNull().default(false),
    views: integer().notNull().default(0),
    checkedAt: moment().notNull(),
    publishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** The hash of the shipped file that this row was imported from; null for rows written by an operator. */
    fileHash: text(),
    /** Unused; read by instances of the previous release during an upgrade. Drop it with its index in the next migration. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(title || E'\\n' || excerpt)`),
    /** One vector per rank of a match: a GIN index stores no weights, so one weighted vector would be rechecked row by row (decision 42). */
    searchTitle: tsvector().notNull().generatedAlwaysAs(titleVector),
    searchHead: tsvector().notNull().generatedAlwaysAs(headVector),
    /** All public text: of a premium article the preview, never the body. */
    searchAll: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`setweight(${headVector}, 'A') || ${bodyVector}`),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug),
    // Lists are sorted by the date: pagination would stop at a published article without one.
    check('articles_published_with_date', sql`not is_published or published_at is not null`),
    // Ascending: a descending list scans them backwards. (Drizzle writes .desc() as DESC NULLS LAST, which ORDER BY … DESC cannot use.)
    index('articles_newest')
      .on(table.publishedAt, table.id)
      .where(sql`is_published`),
    index('articles_category_newest')
      .on(table.category, table.publishedAt, table.id)
      .where(sql`is_published`),
    index('articles_quickest')
      .on(table.readMinutes, table.id)
      .where(sql`is_published`),
    index('articles_category_quickest')
      .on(table.category, table.readMinutes, table.id)
      .where(sql`is_published`),
    index('articles_featured')
      .on(table.publishedAt, table.id)
      .where(sql`is_published and is_featured`),
    index('articles_search')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .where(sql`is_published`),
    index('articles_search_title')
      .using('gin', table.searchTitle)
      .where(sql`is_published`),
    index('articles_search_head')
      .using('gin', table.searchHead)
      .where(sql`is_published`),
    index('articles_search_all')
      .using('gin', table.searchAll)
      .where(sql`is_published`),
  ],
)

/**
 * The tags of published articles with the sort columns of lists, so that a page of a tag is one index scan regardless of the number of
 * articles (a GIN index on the array would require sorting every match first).
 */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    category: text().notNull(),
    publishedAt: moment().notNull(),
    readMinutes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tag] }),
    index('article_tags_newest').on(table.tag, table.publishedAt, table.articleId),
    index('article_tags_category_newest').on(table.tag, table.category, table.publishedAt, table.articleId),
    index('article_tags_quickest').on(table.tag, table.readMinutes, table.articleId),
    index('article_tags_category_quickest').on(table.tag, table.category, table.readMinutes, table.articleId),
  ],
)

/** The number of published articles per tag, updated on publication: counting on every request would slow down as the library grows. */
export const tagCounts = pgTable('tag_counts', { tag: text().primaryKey(), articles: integer().notNull() }, (table) => [
  index('tag_counts_most').on(table.articles.desc(), table.tag),
])

export const savedArticles = pgTable(
  'saved_articles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_articles_once').on(table.userId, table.articleId),
    index('saved_articles_list').on(table.userId, table.savedAt, table.id),
    index('saved_articles_article').on(table.articleId),
  ],
)

/** Who read what on which day. The visitor is a keyed hash that changes daily: enough to count once, useless for tracking. */
export const articleViews = pgTable(
  'article_views',
  {
    day: date().notNull(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.articleId, table.visitor] })],
)
