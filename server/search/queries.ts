import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { passages, searchWords } from '#server/db/schema.ts'
import type { Passage } from './passages.ts'
import { readSynonyms } from './synonyms.ts'
import { type SynonymGroup, textQueryOf, type TypedWord } from './text-query.ts'

/** Maximum matching sections to rank, so that a word in half of the library does not rank half of the library. */
const MAX_RANKED = 200
/** Characters quoted of a section. */
const QUOTE_LENGTH = 600

/** Replaces the passages of an article. Call it inside a transaction. */
export const replacePassages = async (db: Queries, articleId: string, rows: readonly Passage[]): Promise<void> => {
  await db.delete(passages).where(eq(passages.articleId, articleId))
  if (rows.length > 0) await db.insert(passages).values(rows.map((row, place) => ({ articleId, place, ...row })))
}

/**
 * The most relevant sections, best first.
 * @param groups synonyms of one term per group ("dark spots", "hyperpigmentation"); a section that matches more groups ranks higher
 */
export const searchPassages = async (
  db: Queries,
  groups: readonly (readonly string[])[],
  limit: number,
): Promise<Passage[]> => {
  const phrase = (words: string) => sql`phraseto_tsquery('english', ${words})`
  const one = (group: readonly string[]) => sql`(${sql.join(group.map(phrase), sql` || `)})`
  const nonEmpty = groups.filter((group) => group.length > 0)
  if (nonEmpty.length === 0) return []
  const query = sql.join(nonEmpty.map(one), sql` || `)
  const matchedGroups = sql.join(
    nonEmpty.map((group) => sql`(${passages.search} @@ ${one(group)})::int`),
    sql` + `,
  )
  const candidates = db
    .select({
      title: passages.title,
      path: passages.path,
      text: passages.text,
      matchedGroups: sql<number>`${matchedGroups}`.as('matchedGroups'),
      rank: sql<number>`ts_rank_cd(${passages.search}, ${query}, 1)`.as('rank'),
    })
    .from(passages)
    .where(sql`${passages.search} @@ (${query})`)
    .limit(MAX_RANKED)
    .as('candidates')
  return db
    .select({
      title: candidates.title,
      path: candidates.path,
      text: sql<string>`left(${candidates.text}, ${QUOTE_LENGTH})`,
    })
    .from(candidates)
    .orderBy(desc(candidates.matchedGroups), desc(candidates.rank), candidates.path)
    .limit(limit)
}

/** Maximum words of a search; real searches are shorter, and further words are ignored. */
const MAX_WORDS = 12
/** Maximum completions of an incomplete word. */
const MAX_COMPLETIONS = 40
/** Maximum suggestions for a misspelt word, and their maximum difference in length. */
const MAX_SIMILAR = 3
const MAX_LENGTH_DIFFERENCE = 2

/** The words of a search with their vocabulary matches. Range comparisons instead of LIKE, which cannot use the index for a computed prefix. */
const readWords = async (db: Queries, text: string): Promise<TypedWord[]> => {
  const { rows } = await db.execute(sql`
    with typed as (
      select row_number() over () as at, token as word from ts_parse('default', translate(search_fold(${text}), '-', ' ')) as parsed (tokid, token)
      where tokid <> 12 limit ${MAX_WORDS}
    ), read as (
      select at, word, lead(word) over (order by at) as next, search_key(word) as key,
        (tsvector_to_array(to_tsvector('english', word)))[1] as stem, (tsvector_to_array(to_tsvector('search', word)))[1] as own
      from typed
    ), known as (
      select read.*,
        array(select distinct stem from search_words where search_words.key = read.key) as spellings,
        exists(select from search_words where search_words.stem = read.stem) as in_use,
        case when next is null then array(
          select stem from search_words where search_words.key ~>=~ read.key and search_words.key ~<~ (read.key || chr(1114111)) order by search_words.key using ~<~ limit ${MAX_COMPLETIONS}
        ) else '{}' end as prefixed
      from read where own is not null
    )
    select word, stem, own, spellings, (select stem from search_words where search_words.word = known.word || known.next) as joined,
      case when length(word) > 2 or not in_use then prefixed else '{}' end as completions,
      case when length(word) > 3 and not in_use and spellings = '{}' and prefixed = '{}' then array(
        select stem from search_words
        where search_words.word % known.word and abs(length(search_words.word) - length(known.word)) <= ${MAX_LENGTH_DIFFERENCE}
        order by similarity(search_words.word, known.word) desc, search_words.word limit ${MAX_SIMILAR}
      ) else '{}' end as similar
    from known order by at`)
  return rows as TypedWord[]
}

let synonyms: Promise<SynonymGroup[]> | undefined

/** The shipped synonyms as stems, cached: stems are the same in every database. */
const stemmedSynonyms = (db: Queries): Promise<SynonymGroup[]> => {
  synonyms ??= readSynonyms()
    .then(async (groups) => {
      const { rows } = await db.execute(sql`
      select array(
        select (tsvector_to_array(to_tsvector('search', token)))[1] from ts_parse('default', search_document(phrase)) with ordinality as parsed (tokid, token, at) where tokid <> 12 order by at
      ) as stems
      from unnest(${sql.param(groups.flat())}::text[]) with ordinality as phrases (phrase, at) order by phrases.at`)
      const stems = (rows as { stems: string[] }[]).values()
      return groups.map((group) => group.map(() => stems.next().value?.stems ?? []))
    })
    .catch((error: unknown) => {
      synonyms = undefined
      throw error
    })
  return synonyms
}

/**
 * Converts user input to a text-search query. Matches any apostrophe, hyphen, accent, spelling, number or case; the last word may be
 * incomplete, and a word that is not in the vocabulary is replaced by the most similar ones.
 * @returns undefined if the input contains no word
 */
export const readSearch = async (db: Queries, text: string): Promise<string | undefined> =>
  textQueryOf(await readWords(db, text), await stemmedSynonyms(db))

/** A word of the site's vocabulary. */
export type VocabularyWord = { word: string; stem: string }

/** Words looked at that begin like a text. */
const MAX_STARTING = 100
/** Similar words looked at for each word of a text. */
const MAX_NEAR = 8

/** The published words with these stems. */
export const findWordForms = async (db: Queries, stems: readonly string[]): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(sql`${searchWords.stem} = any(${sql.param(stems)}::text[])`)
  const forms = new Map<string, string[]>()
  for (const { stem, word } of rows) forms.set(stem, [...(forms.get(stem) ?? []), word])
  return forms
}

/** Words that begin like the text, the shortest form of each; none for a text of several words. */
export const findStartingWords = async (db: Queries, text: string): Promise<VocabularyWord[]> => {
  const { rows } = await db.execute<VocabularyWord>(sql`
    with typed as (select trim(search_fold(${text})) as word)
    select distinct on (stem) word, stem from (
      select known.word, known.stem from typed, lateral (
        select word, stem from search_words
        where key ~>=~ search_key(typed.word) and key ~<~ (search_key(typed.word) || chr(1114111)) order by key using ~<~ limit ${MAX_STARTING}
      ) as known where starts_with(known.word, typed.word) and length(typed.word) > 1
    ) as starting order by stem, length(word), word`)
  return rows
}

/** The words of a text that the vocabulary has, if there are several, and similar words, nearest first. */
export const findSimilarWords = async (db: Queries, text: string): Promise<VocabularyWord[]> => {
  const { rows } = await db.execute<VocabularyWord>(sql`
    with typed as (
      select token as word from ts_parse('default', translate(search_fold(${text}), '-', ' ')) as parsed (tokid, token)
      where tokid <> 12 and length(token) > 2 limit ${MAX_WORDS}
    )
    select word, stem from (
      select distinct on (near.stem) near.word, near.stem, near.likeness from typed, lateral (
        select search_words.word, stem, similarity(search_words.word, typed.word) as likeness from search_words
        where search_words.word % typed.word order by likeness desc, search_words.word limit ${MAX_NEAR}
      ) as near order by near.stem, near.likeness desc, near.word
    ) as nearest order by likeness desc, word`)
  return rows
}
