import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { articles, passages, searchWords } from '#server/db/schema.ts'
import type { Passage } from './passages.ts'
import { readSynonyms } from './synonyms.ts'
import { type SynonymGroup, textQueryOf, type TypedWord } from './text-query.ts'

/** Among so many sections that hold a searched word the best are looked for: a word in half of the library must not rank half of the library. */
const RANKED = 200
/** How much of a section is quoted. */
const QUOTED = 600

/** Puts these in the place of the passages an article had. Inside a transaction. */
export const replacePassages = async (db: Queries, articleId: string, rows: readonly Passage[]): Promise<void> => {
  await db.delete(passages).where(eq(passages.articleId, articleId))
  if (rows.length > 0) await db.insert(passages).values(rows.map((row, place) => ({ articleId, place, ...row })))
}

/**
 * The sections that speak most of these things, best first.
 * @param groups each is one thing under its several names ("dark spots", "hyperpigmentation"); a section that holds more of the groups ranks higher
 */
export const searchPassages = async (
  db: Queries,
  groups: readonly (readonly string[])[],
  limit: number,
): Promise<Passage[]> => {
  const phrase = (words: string) => sql`phraseto_tsquery('english', ${words})`
  const one = (group: readonly string[]) => sql`(${sql.join(group.map(phrase), sql` || `)})`
  const asked = groups.filter((group) => group.length > 0)
  if (asked.length === 0) return []
  const query = sql.join(asked.map(one), sql` || `)
  const held = sql.join(
    asked.map((group) => sql`(${passages.search} @@ ${one(group)})::int`),
    sql` + `,
  )
  const near = db
    .select({
      title: passages.title,
      path: passages.path,
      text: passages.text,
      held: sql<number>`${held}`.as('held'),
      rank: sql<number>`ts_rank_cd(${passages.search}, ${query}, 1)`.as('rank'),
    })
    .from(passages)
    .where(sql`${passages.search} @@ (${query})`)
    .limit(RANKED)
    .as('near')
  return db
    .select({ title: near.title, path: near.path, text: sql<string>`left(${near.text}, ${QUOTED})` })
    .from(near)
    .orderBy(desc(near.held), desc(near.rank), near.path)
    .limit(limit)
}

/** Words of a search that count; nobody types more on purpose. */
const MOST_WORDS = 12
/** Words that one being typed may become. */
const MOST_COMPLETIONS = 40
/** Words that a misspelt one may be, and how many letters longer or shorter they may be. */
const MOST_SIMILAR = 3
const LETTERS_APART = 2

/** Adds the words of a published article to the vocabulary that searches are read with. Inside a transaction. */
export const recordSearchWords = async (db: Queries, articleId: string): Promise<void> => {
  await db.execute(sql`
    insert into ${searchWords} (word, stem, key)
    select found.* from ${articles}, search_words_in(title || ' ' || search_tags(tags) || ' ' || excerpt || ' ' || search_public_body(content, preview_html, is_premium)) as found
    where ${articles.id} = ${articleId} and is_published order by found.word
    on conflict do nothing`)
}

/** The words of a search with what the vocabulary knows of each. Ranges instead of LIKE: only those can use the index for a computed prefix. */
const readWords = async (db: Queries, text: string): Promise<TypedWord[]> => {
  const { rows } = await db.execute(sql`
    with typed as (
      select row_number() over () as at, token as word from ts_parse('default', translate(search_fold(${text}), '-', ' ')) as parsed (tokid, token)
      where tokid <> 12 limit ${MOST_WORDS}
    ), read as (
      select at, word, lead(word) over (order by at) as next, search_key(word) as key,
        (tsvector_to_array(to_tsvector('english', word)))[1] as stem, (tsvector_to_array(to_tsvector('search', word)))[1] as own
      from typed
    ), known as (
      select read.*,
        array(select distinct stem from search_words where search_words.key = read.key) as spellings,
        exists(select from search_words where search_words.stem = read.stem) as in_use,
        case when next is null then array(
          select stem from search_words where search_words.key ~>=~ read.key and search_words.key ~<~ (read.key || chr(1114111)) order by search_words.key using ~<~ limit ${MOST_COMPLETIONS}
        ) else '{}' end as begun
      from read where own is not null
    )
    select word, stem, own, spellings, (select stem from search_words where search_words.word = known.word || known.next) as joined,
      case when length(word) > 2 or not in_use then begun else '{}' end as completions,
      case when length(word) > 3 and not in_use and spellings = '{}' and begun = '{}' then array(
        select stem from search_words
        where search_words.word % known.word and abs(length(search_words.word) - length(known.word)) <= ${LETTERS_APART}
        order by similarity(search_words.word, known.word) desc, search_words.word limit ${MOST_SIMILAR}
      ) else '{}' end as similar
    from known order by at`)
  return rows as TypedWord[]
}

let synonyms: Promise<SynonymGroup[]> | undefined

/** The shipped synonyms as stems, made once: stems are the same in every database. */
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
 * What people typed as a text-search query: any apostrophe, hyphen, accent, spelling, number or case; the last word may be unfinished, and
 * a word the site does not have is read as those most like it.
 * @returns undefined when there is no word to look for
 */
export const readSearch = async (db: Queries, text: string): Promise<string | undefined> =>
  textQueryOf(await readWords(db, text), await stemmedSynonyms(db))
