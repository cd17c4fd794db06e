import { describe, expect, test } from 'vitest'
import { search, suggest } from '#contract/search.ts'
import { createArticle } from '#server/features/articles/fixtures.ts'
import { removeSearchDocument } from '#server/search/document-queries.ts'
import { startTestServer } from '#server/test-server.ts'
import { createDocument, freshWord } from './fixtures.ts'

const server = await startTestServer()
const { context } = server
const visitor = server.asVisitor()

const searched = async (q: string, query: Record<string, string> = {}) => {
  const response = await visitor.call(search, { query: { q, ...query } })
  expect(response.status, q).toBe(200)
  return response.body
}
const found = async (q: string, query: Record<string, string> = {}) =>
  (await searched(q, query)).results.map(({ path }) => path)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
/** Pieces as one text with the matches in brackets. */
const marked = (pieces: { text: string; match: boolean }[] | undefined) =>
  pieces?.map(({ text, match }) => (match ? `[${text}]` : text)).join('')

describe('the site-wide search', () => {
  test('finds every kind, in the title first, then in tags and excerpt, then in the text', async () => {
    const word = freshWord()
    const inText = await createDocument(context, { kind: 'help', body: `All about ${word}`, publishedAt: day(9) })
    const inTag = await createDocument(context, { kind: 'deal', tags: [word], publishedAt: day(7) })
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
    expect(counts).toEqual({ article: 1, recipe: 1, product: 0, brand: 1, deal: 1, help: 1 })
    expect(await found(word, { kind: 'recipe' })).toEqual([inExcerpt.path])
    expect((await searched(word, { kind: 'recipe' })).counts).toEqual(counts)
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
      counts: { article: 0, recipe: 0, product: 0, brand: 0, deal: 0, help: 0 },
      near: [],
    })
  })

  test('pages through every match once, and counts at most 100 of a kind', async () => {
    const word = freshWord()
    for (let number = 0; number < 103; number += 1) {
      const about = [
        { title: `${word} ${number}` },
        { excerpt: `What ${word} does` },
        { body: `${word} `.repeat(number) },
      ]
      await createDocument(context, {
        ...about[number % 3],
        kind: number < 101 ? 'product' : 'brand',
        publishedAt: day(number % 5),
      })
    }
    const { counts } = await searched(word)
    expect(counts).toMatchObject({ product: 100, brand: 2 })
    for (const query of [{ limit: '40' }, { limit: '7', kind: 'product' }] as Record<string, string>[]) {
      const seen: string[] = []
      let next: string | undefined = `/api/search?${new URLSearchParams({ q: word, ...query })}`
      while (next !== undefined) {
        const response = await visitor.get(next)
        expect(response.status, next).toBe(200)
        seen.push(...(response.body as { results: { path: string }[] }).results.map(({ path }) => path))
        next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link))?.[1]
      }
      expect(new Set(seen).size).toBe(query.kind ? 101 : 103)
      expect(seen).toHaveLength(query.kind ? 101 : 103)
    }
  })

  test('lists a word in thousands of documents newest first, however old they are', async () => {
    const word = freshWord()
    const write = (title: string, kind: string, count: number, from: Date) => server.rows`
      insert into search_documents (kind, ref, path, title, excerpt, body, art, published_at)
      select ${kind}, ${title} || n, '/x/' || n, ${title}, '', '', '{"motif":"leaf","accent":"aloe"}', ${from.toISOString()}::timestamptz + n * interval '1 second'
      from generate_series(1, ${count}::int) as n`
    await write(word, 'deal', 2100, day(1))
    await write(freshWord(), 'deal', 2000, day(9))
    await write(word, 'help', 3, day(0))
    const seen: string[] = []
    let next: string | undefined = `/api/search?q=${word}&limit=12`
    for (let page = 0; page < 3 && next !== undefined; page += 1) {
      const response = await visitor.get(next)
      const body = response.body as { results: { path: string }[]; counts: Record<string, number> }
      expect(body.counts).toMatchObject({ deal: 100, help: 3 })
      seen.push(...body.results.map(({ path }) => path))
      next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link))?.[1]
    }
    expect(seen).toEqual(Array.from({ length: 36 }, (_, at) => `/x/${2100 - at}`))
    expect(await found(word, { kind: 'help' })).toEqual(['/x/3', '/x/2', '/x/1'])
  })

  test.each([
    'search|1/0/never|x',
    'search|1/0/2026-01-01T00:00:00.000Z|not a ref',
    'best|0/0/2026-01-01T00:00:00.000Z|x',
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
