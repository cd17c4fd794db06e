import { index, pgTable, text } from 'drizzle-orm/pg-core'

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
