import pg from 'pg'
import { fillDocuments } from './documents.ts'

const categories = ['guide', 'guide', 'guide', 'guide', 'ingredient', 'routine', 'review', 'deal', 'local-brand']
const tags = ['sunscreen', 'dark-spots', 'budget', 'dry-skin', 'winter', 'local']
const topics = ['skin', 'skin', 'skin', 'hair', 'lips', 'hands', 'scalp', 'face', 'neck', 'eyelids']
const ingredients = [
  'niacinamide',
  'rooibos',
  'marula',
  'retinol',
  'glycerine',
  'ceramides',
  'zinc oxide',
  'azelaic acid',
  'shea butter',
  'urea',
]
const places = [
  'Durban',
  'the Highveld',
  'Cape Town',
  'Limpopo',
  'the Karoo',
  'Gqeberha',
  'Mbombela',
  'Soweto',
  'Knysna',
  'Upington',
]
const moments = [
  'in winter',
  'after the beach',
  'on a budget',
  'before work',
  'at forty',
  'while pregnant',
  'for beginners',
  'under make-up',
  'on holiday',
  'every day',
]
const syllables = [
  'ba',
  'do',
  'fe',
  'gi',
  'ku',
  'lo',
  'ma',
  'ne',
  'pi',
  'ru',
  'sa',
  'to',
  've',
  'wi',
  'zu',
  'cha',
  'dlo',
  'khe',
  'mpi',
  'nyu',
]

const list = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]::text[]`
/** A deterministic pseudo-random number from 0 to 2147483647. */
const pseudoRandom = (of: string) => `(hashint8(${of})::bigint & 2147483647)`
/** One of the words, chosen by the article's number and a salt: the same library every time, without visible patterns. */
const pick = (words: readonly string[], salt: number) =>
  `(${list(words)})[1 + ${pseudoRandom(`i * 31 + ${salt}`)} % ${words.length}]`
/** An invented brand name that occurs in about 20 articles, spelled from its number. */
const brand = `initcap((
      select string_agg((${list(syllables)})[1 + (number / power(20, place)::int) % 20], '' order by place) from generate_series(0, 3) as place
    ))`

/** Ten years of articles, inserted roughly in order of publication, as in real use. */
const articlesSql = `
  insert into articles (slug, title, excerpt, description, category, tags, content, content_html, contents, in_short, sources, art,
    read_minutes, is_published, is_featured, checked_at, published_at, created_at)
  select 'article-' || i,
    ${pick(ingredients, 1)} || ' for ' || ${pick(topics, 2)} || ' ' || ${pick(moments, 3)},
    'What ' || ${brand} || ' does in ' || ${pick(places, 4)}
      || ', what it costs, and when ' || ${pick(ingredients, 5)} || ' serves ' || ${pick(topics, 6)} || ' better.',
    'A description of article ' || i, ${pick(categories, 7)},
    array(select distinct tag from unnest(array[${pick(tags, 8)}, ${pick(tags, 9)}, ${pick(tags, 10)}, 'topic-' || i / 50]) as tag),
    repeat('Body of article ' || i || '. ', 20), repeat('<p>Body of article ' || i || '</p>', 20), '[]', '[]', '[]', '{"motif":"leaf","accent":"sage"}',
    3 + ${pseudoRandom('i * 17')} % 12, true, i % 5 = 0, moment, moment, moment
  from generate_series($1::bigint, $2::bigint) as i,
    lateral (select timestamptz '2016-01-01' + i * interval '10 years' / $3::bigint + ${pseudoRandom('i')} % 604800 * interval '1 second',
      ${pseudoRandom('i * 13')} % greatest(1, $3::bigint / 20)) as t(moment, number)`

const tagsSql = `
  insert into article_tags (article_id, tag, category, published_at, read_minutes)
  select id, tag, category, published_at, read_minutes from articles, unnest(tags) as tag;
  insert into tag_counts select tag, count(*) from article_tags group by tag`

/** The search vocabulary: every brand, and all other words, which a few hundred articles contain. */
const wordsSql = `
  insert into search_words select distinct found.* from (
    select distinct split_part(excerpt, ' ', 2) from articles union all (select title || ' ' || excerpt || ' ' || content from articles limit 500)
  ) as texts (text), search_words_in(text) as found`

/** One member per fifty articles, each with fifty saved articles. */
const savedSql = `
  insert into members (email, registration_number)
  select 'member-' || n || '@example.org', n from generate_series(1, greatest(1, $1::int / 50)) as n`
const savesSql = `
  insert into saved_articles (user_id, article_id, saved_at)
  select distinct on (m.id, a.id) m.id, a.id, timestamptz '2026-01-01' + n * interval '1 minute' from members m, generate_series(1, 50) as n,
    lateral (select 'article-' || 1 + ${pseudoRandom('m.registration_number * 1000 + n')} % $1::int) as chosen(slug)
    join articles a on a.slug = chosen.slug`

const BATCH_SIZE = 100_000

/** Drops the indexes and recreates them after `work`: updating them row by row takes many times as long. */
const withoutIndexes = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and indexname not like '%_pk%' and indexname not in ('articles_slug', 'members_email')`)
  for (const { indexname } of rows) await client.query(`drop index ${pg.escapeIdentifier(indexname)}`)
  await work()
  for (const { indexdef } of rows) await client.query(indexdef)
}

/**
 * Fills a migrated, empty database with generated articles, their tags, and members with reading lists, then runs `vacuum analyze` as
 * autovacuum would.
 * @param onProgress receives the progress as a short text
 */
export const fillLibrary = async (
  url: string,
  articles: number,
  onProgress: (progress: string) => void,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Foreign keys need no check per row: each is derived from the row it references.
    await client.query(`set maintenance_work_mem = '512MB'; set session_replication_role = replica`)
    await withoutIndexes(client, async () => {
      for (let from = 1; from <= articles; from += BATCH_SIZE) {
        const to = Math.min(articles, from + BATCH_SIZE - 1)
        await client.query(articlesSql, [from, to, articles])
        onProgress(`${to} of ${articles} articles written`)
      }
      onProgress('writing their tags, reading lists and indexes')
      await client.query(tagsSql)
      await client.query(wordsSql)
      await fillDocuments(client)
      await client.query(savedSql, [articles])
      await client.query(savesSql, [articles])
    })
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
