import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word of the published texts, once. Search completes a word that is being typed, finds its other spelling and corrects a slip of
 * the keys in this table, so that the search itself looks up whole words only. Words are never removed: one that nothing holds any more
 * finds nothing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word as the search vectors hold it. */
    stem: text().notNull(),
    /** The same for both spellings and both numbers: colour, colors. */
    key: text().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_key').on(table.key.op('text_pattern_ops')),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
