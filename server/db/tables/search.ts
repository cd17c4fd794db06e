import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { searchKinds } from '#contract/kinds/search.ts'
import { moment, tsvector } from '../columns.ts'

// The functions are defined in the migration that adds the search of articles (decision 42).
const documentTitle = sql`to_tsvector('search', search_document(title))`
const documentHead = sql`to_tsvector('search', search_document(title || ' ' || search_tags(tags) || ' ' || excerpt))`

/**
 * Every word of the published texts, once. Search uses this table to complete a word being typed, to find its other spelling and to correct
 * a typing error, so that the search itself looks up whole words only. Words are never removed: one that no text contains any more finds
 * nothing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word as stored in the search vectors. */
    stem: text().notNull(),
    /** The same for both spellings, singular and plural: colour, colors. */
    key: text().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_key').on(table.key.op('text_pattern_ops')),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/**
 * Everything that the site-wide search finds, one row each, whatever its kind. Each domain writes its rows through server/search/document-queries.ts
 * in the transaction that changes what they describe.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: searchKinds }).notNull(),
    /** The id of the article, recipe, … */
    ref: text().notNull(),
    /** The address of its page. */
    path: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Its public text, without markup: of a premium article the preview, never the body. */
    body: text().notNull(),
    art: jsonb().$type<{ motif: string; accent: string }>().notNull(),
    isSample: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
    /** From then on it is no longer found: the end of a deal. */
    validUntil: moment(),
    searchTitle: tsvector().notNull().generatedAlwaysAs(documentTitle),
    searchHead: tsvector().notNull().generatedAlwaysAs(documentHead),
    searchAll: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`setweight(${documentHead}, 'A') || to_tsvector('english', search_document(body))`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_documents_newest').on(table.publishedAt, table.ref, table.kind),
    index('search_documents_kind_newest').on(table.kind, table.publishedAt, table.ref),
    index('search_documents_path').on(table.path),
    index('search_documents_valid_until')
      .on(table.validUntil)
      .where(sql`valid_until is not null`),
    // With the kind, so that a frequent word in a rare kind does not read its matches of all kinds. GIN has no operators for plain text.
    index('search_documents_kind_title').using('gin', sql`(array[kind])`, table.searchTitle),
    index('search_documents_kind_head').using('gin', sql`(array[kind])`, table.searchHead),
    index('search_documents_kind_all').using('gin', sql`(array[kind])`, table.searchAll),
  ],
)
