import type pg from 'pg'

/** Words of a body: invented, a few of them in many texts and most of them in few, as in any language. */
const BODY_WORDS = 60

/**
 * One search document for each article, with the article's title, excerpt and tags, and an invented body. Four of ten are articles and
 * four of ten products; one in a thousand is a help page. One body in five hundred has the words "galenic preparation".
 */
const documentsSql = `
  insert into search_documents (kind, ref, path, title, excerpt, tags, body, art, is_sample, published_at)
  select case when n % 1000 = 0 then 'help' when n % 100 = 1 then 'brand' when n % 10 = 2 then 'deal' when n % 10 = 3 then 'recipe'
      when n % 2 = 0 then 'article' else 'product' end,
    id, '/articles/' || slug, title, excerpt, tags,
    'Body of ' || title || '. ' || (
      select string_agg('x' || to_hex((20000 * power((hashint8(n * 1000 + at)::bigint & 65535) / 65536.0, 4))::int * 7919 % 1048576), ' ')
      from generate_series(1, ${BODY_WORDS}) as at
    ) || case when n % 500 = 7 then ' galenic preparation' else '' end,
    art, false, published_at
  from articles, lateral (select split_part(slug, '-', 2)::int) as number (n)`

/** Fills the search documents from the articles. */
export const fillDocuments = (client: pg.Client): Promise<unknown> => client.query(documentsSql)
