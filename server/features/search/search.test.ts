import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { search, type SearchResult, suggest } from '#contract/search.ts'
import { LONGEST_STATEMENT } from '#server/db/database.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { createDeal } from '#server/features/deals/fixtures.ts'
import { keepDealsCurrent } from '#server/features/deals/keep-current.ts'
import { removeSearchDocument } from '#server/search/document-queries.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { createDocument, freshWord } from './fixtures.ts'

let now = new Date('2026-11-29T08:00:00Z')
const server = await startTestServer({ now: () => now })
const { context } = server
const visitor = server.asVisitor()

const searched = async (q: string, query: Record<string, string> = {}) => {
  const response = await visitor.call(search, { query: { q, ...query } })
  expect(response.status, q).toBe(200)
  return response.body
}
const found = async (q: string, query: Record<string, string> = {}) =>
  (await searched(q, query)).results.map(({ path }) => path)
/** The results of all pages, or of the first few. */
const allPages = async (q: string, query: Record<string, string>, pages = 100) => {
  const seen: SearchResult[] = []
  let next: string | undefined = `/api/search?${new URLSearchParams({ q, ...query })}`
  for (let page = 0; page < pages && next !== undefined; page += 1) {
    const response = await visitor.get(next)
    expect(response.status, next).toBe(200)
    seen.push(...(response.body as { results: SearchResult[] }).results)
    next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link))?.[1]
  }
  return seen
}
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
/** Writes many documents of a kind, one second apart. */
const write = (
  kind: string,
  count: number,
  from: Date,
  { title, excerpt = '', body = '' }: { title: string; excerpt?: string; body?: string },
) =>
  context.database.transaction(
    (db) =>
      db.execute(sql`
        insert into search_documents (kind, ref, path, title, excerpt, body, art, published_at)
        select ${kind}, ${title} || n, '/x/' || ${title} || '/' || n, ${title}, ${excerpt}, ${body}, '{"motif":"leaf","accent":"aloe"}',
          ${from.toISOString()}::timestamptz + n * interval '1 second'
        from generate_series(1, ${count}::int) as n`),
    { statementTimeout: LONGEST_STATEMENT },
  )
/** Their paths, the newest first. */
const downFrom = (title: string, number: number) =>
  Array.from({ length: number }, (_, at) => `/x/${title}/${number - at}`)
/** Pieces as one text with the matches in brackets. */
const marked = (pieces: { text: string; match: boolean }[] | undefined) =>
  pieces?.map(({ text, match }) => (match ? `[${text}]` : text)).join('')

describe('the site-wide search', () => {
  test('finds every kind, in the title first, then in tags and excerpt, then in the text', async () => {
    const word = freshWord()
    const inText = await createDocument(context, { kind: 'help', body: `All about ${word}`, publishedAt: day(9) })
    const inTag = await createDocument(context, { kind: 'deal', tags: [`${word} oil`], publishedAt: day(7) })
    const inExcerpt = await createDocument(context, {
      kind: 'recipe',
      excerpt: `What ${word} does`,
      publishedAt: day(8),
    })
    const inTitle = await createDocument(context, { kind: 'brand', title: `Why ${word}`, publishedAt: day(1) })
    const article = await createArticle(context, { title: `How ${word} works`, publishedAt: day(2) })
    const { results, counts } = await searched(word)
    expect(results.map(({ path }) => path)).toEqual([
      `/articles/${article.slug}`,
      ...[inTitle, inExcerpt, inTag, inText].map(({ path }) => path),
    ])
    expect(counts).toEqual({ article: 1, ingredient: 0, recipe: 1, product: 0, brand: 1, deal: 1, help: 1 })
    expect(await found(word, { kind: 'recipe' })).toEqual([inExcerpt.path])
    expect((await searched(word, { kind: 'recipe' })).counts).toEqual(counts)
  })

  test('lists a title or tag that is exactly what was typed before newer ones that contain it, page by page', async () => {
    const word = freshWord()
    const text = `${word} oil`
    const excerpt = `Made of ${text}`
    const newest = await createDocument(context, { excerpt, publishedAt: day(9) })
    const tag = await createDocument(context, { kind: 'ingredient', tags: ['kernel', text], publishedAt: day(1) })
    const title = await createDocument(context, { kind: 'brand', title: text, publishedAt: day(1) })
    const longer = await createDocument(context, { title: `Why ${text}`, publishedAt: day(3) })
    const pages = await allPages(text.toUpperCase(), { limit: '1' })
    expect(pages.map(({ path }) => path)).toEqual([title, longer, tag, newest].map(({ path }) => path))
  })

  test('ranks matches in the text by frequency, and newer ones first among similar', async () => {
    const word = freshWord()
    const filler = 'Something else. '.repeat(50)
    const old = await createDocument(context, { body: `Once, ${word}. ${filler}`, publishedAt: day(1) })
    const recent = await createDocument(context, { body: `Here, ${word}. ${filler}`, publishedAt: day(2) })
    const about = await createDocument(context, { body: `${`${word}! `.repeat(9)} ${filler}`, publishedAt: day(0) })
    expect(await found(word)).toEqual([about.path, recent.path, old.path])
  })

  test.each([
    [
      'sunscreen',
      ['spf', 'SPF 50', 'sunblock', 'sonskerm', 'sun-screen', 'Sun‑Screens', 'sun\u200Bscreen', 'sunscren'],
    ],
    ['acne', ['zits', 'puisies', 'amaqhakuva', 'pimple']],
    ["what oils can't do", ['can’t', 'cant', 'CAN`T oil']],
    ['Crème brûlée', ['creme', 'BRULEE']],
    ['honest “was” prices. Rooibos', ['"was"', "'was' price", '“honest”', 'Rooibos.']],
    ['Moisturisers for dark-spots', ['moisturizer', 'dark spot', 'dark‑spots', 'dark\u00AD\u2013spots']],
  ])('finds %j in any spelling, by synonym and in other languages', async (title, spellings) => {
    const word = freshWord()
    const { path } = await createDocument(context, { title: `${title} ${word}`, tags: ['50'] })
    for (const q of spellings) expect(await found(`${q} ${word}`), q).toEqual([path])
  })

  test('marks the words that match in the title and the excerpt, as text and never as HTML', async () => {
    const word = freshWord()
    await createDocument(context, {
      title: `Sun-screen <b>for</b> ${word}`,
      excerpt: `Sunscreens, Crème & dark spots: ${word}s`,
    })
    const [result] = (await searched(`sunscreen creme melasma ${word}`)).results
    expect(marked(result?.title)).toBe(`[Sun-screen] <b>for</b> [${word}]`)
    expect(marked(result?.extract)).toBe(`[Sunscreens], [Crème] & [dark spots]: [${word}s]`)
  })

  test('shows the part of the text around the match', async () => {
    const word = freshWord()
    const filler = 'Nothing of **interest** here. '.repeat(30)
    await createDocument(context, { body: `${filler}\n\n## Then\n\nAt last _${word}_ is here.\n\n${filler}` })
    const extract = marked((await searched(word)).results[0]?.extract)
    expect(extract).toMatch(new RegExp(`^… .*Then At last \\[${word}\\] is here\\. Nothing of interest .* …$`))
    expect(extract?.length).toBeLessThan(240)
  })

  test('never finds the body of a premium article, nor a document that was removed', async () => {
    const [body, title] = [freshWord(), freshWord()]
    await createArticle(context, {
      title,
      content: body,
      contentHtml: body,
      previewHtml: '<p>Some</p>',
      isPremium: true,
    })
    expect(await found(body)).toEqual([])
    expect(await found(title)).toHaveLength(1)
    const { kind, ref } = await createDocument(context, { title: body })
    expect(await found(body)).toHaveLength(1)
    await removeSearchDocument(context.database.queries, kind, ref)
    await context.invalidate(['products'])
    expect(await found(body)).toEqual([])
  })

  test('proposes similar words that find something when nothing matches', async () => {
    const word = freshWord()
    await createDocument(context, { title: `${word}ly` })
    await createDocument(context, { body: `${word}li` })
    expect((await searched(`${word} qqqqzzzz`)).near).toEqual([`${word}ly`])
    expect((await searched(word)).near).toEqual([])
    expect(await searched('☀️')).toEqual({
      results: [],
      total: 0,
      counts: { article: 0, ingredient: 0, recipe: 0, product: 0, brand: 0, deal: 0, help: 0 },
      near: [],
    })
  })

  test('counts matches exactly, and pages through every one of them once', async () => {
    const [word, excerpt, body] = [freshWord(), freshWord(), freshWord()]
    for (const kind of ['product', 'brand'] as const) {
      // Documents of both kinds have the same id and the same moment.
      await write(kind, 4, day(1), { title: word })
      await write(kind, 4, day(2), { title: excerpt, excerpt: word })
      await write(kind, 104, day(3), { title: body, body: `Only ${word}.` })
    }
    const listed = (await allPages(word, { limit: '40' })).map(({ kind, path }) => kind + path)
    expect([listed.length, new Set(listed).size]).toEqual([224, 224])
    const products = (await allPages(word, { limit: '7', kind: 'product' })).map(({ path }) => path)
    expect([products.length, new Set(products).size]).toEqual([112, 112])
    expect(await searched(word)).toMatchObject({ total: 224, counts: { product: 112, brand: 112, help: 0 } })
  })

  test('lists thousands of matches in titles newest first, however old, and says that there are more than 2 000', async () => {
    const [word, other] = [freshWord(), freshWord()]
    await write('deal', 2100, day(1), { title: word })
    await write('deal', 1100, day(9), { title: other })
    await write('help', 3, day(0), { title: word })
    expect(await searched(word)).toMatchObject({ total: 2001, counts: { deal: 101, help: 3, article: 0 } })
    const first = await allPages(word, { limit: '12' }, 3)
    expect(first.map(({ path }) => path)).toEqual(downFrom(word, 2100).slice(0, 36))
    expect(await found(word, { kind: 'help' })).toEqual(downFrom(word, 3))
  })

  test('lists each of thousands of matches in the text once: the best of the newest, then the others newest first', async () => {
    const [word, title, other] = [freshWord(), freshWord(), freshWord()]
    const filler = 'Something else. '.repeat(5)
    await write('recipe', 2040, day(1), { title, body: `Only ${word}. ${filler}` })
    await write('article', 1, day(0), { title: word })
    await write('brand', 1, day(8), { title: other, body: `${word}! `.repeat(9) + filler })
    await write('brand', 1100, day(9), { title: freshWord() })
    const paths = (await allPages(word, { limit: '100' })).map(({ path }) => path)
    expect(paths).toHaveLength(2042)
    expect(paths.filter((path) => path.includes(title))).toEqual(downFrom(title, 2040))
    expect(paths.slice(0, 2)).toEqual([`/x/${word}/1`, `/x/${other}/1`])
  })

  test('never finds a deal that has ended', async () => {
    const word = freshWord()
    const { slug } = await createDeal(context, { title: word, expiresAt: new Date(now.getTime() + 1000) })
    expect(await found(word)).toEqual([`/sponsored-offers/${slug}`])
    now = new Date(now.getTime() + 1000)
    // Another number of results is another address, which is not cached.
    expect(await found(word, { limit: '3' })).toEqual([])
    expect((await searched(word, { limit: '3' })).counts.deal).toBe(0)
    await keepDealsCurrent(context)
    await eventually(async () => (await found(word)).length === 0)
  })

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '((',
    ':*',
    '<->',
    '-',
    '…',
    ' ',
    '\u00AD',
    '\u200B\u2060',
    '☀️🧴',
    '日本語',
    'مرحبا',
    'x'.repeat(100),
  ])('finds nothing for %j, without an error', async (q) => {
    expect((await searched(q)).results).toEqual([])
  })

  test.each(['a\u0000b', 'x'.repeat(1000)])('returns 400 for %j', async (q) => {
    expect((await visitor.call(search, { query: { q } })).status).toBe(400)
  })

  test.each([
    'search|1/0/never|brand.x',
    'search|1/0/2026-01-01T00:00:00.000Z|brand.not a ref',
    'search|1/0/2026-01-01T00:00:00.000Z|gossip.x',
    'best|0/0/2026-01-01T00:00:00.000Z|brand.x',
  ])('returns 400 for the forged cursor %s', async (cursor) => {
    const after = Buffer.from(cursor).toString('base64url')
    expect((await visitor.call(search, { query: { q: 'skin', after } })).status).toBe(400)
  })
})

describe('suggestions', () => {
  const suggested = async (q: string) => (await visitor.call(suggest, { query: { q } })).body

  test('are words in use and titles that begin like the text, at most 8', async () => {
    const word = freshWord()
    const start = word.slice(0, 9)
    const document = await createDocument(context, { title: `About ${word}` })
    await createDocument(context, { body: `Only the text has ${word}body` })
    expect(await suggested(start)).toEqual([
      { text: word, kind: null, path: null },
      { text: `About ${word}`, kind: 'product', path: document.path },
    ])
    expect(await suggested(`about ${start}`)).toEqual([{ text: `About ${word}`, kind: 'product', path: document.path }])
    const { path } = await createDocument(context, { title: `W${word}` })
    expect(await suggested(`w${start}`)).toEqual([{ text: `W${word}`, kind: 'product', path }])
    for (let number = 0; number < 9; number += 1) await createDocument(context, { title: `${word} ${number}` })
    expect(await suggested(start)).toHaveLength(8)
  })

  test.each(['%', "'", '☀️', 'qqqqzzzz', '<->'])('are empty for %j', async (q) => {
    expect(await suggested(q)).toEqual([])
  })
})
