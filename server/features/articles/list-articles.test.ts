import { describe, expect, test } from 'vitest'
import { type ArticleSummary, listArticles, listFeaturedArticles, saveArticle } from '#contract/articles.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, createArticle } from './fixtures.ts'

const server = await startTestServer()
const visitor = server.asVisitor()
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const slugs = (rows: ArticleSummary[]) => rows.map(({ slug }) => slug)

/** The URL of the next page in the Link header. */
const nextOf = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]

describe('the list of articles', () => {
  test('contains no body, preview or other field of the full article', async () => {
    const tag = freshWord()
    await createArticle(server.context, { tags: [tag], contentHtml: 'the whole body', previewHtml: 'the preview' })
    const response = await visitor.call(listArticles, { query: { tag } })
    expect(response.text).not.toMatch(/the whole body|the preview|The short of it|A source/)
    expect(Object.keys(response.body[0] ?? {}).sort()).toEqual([
      'art',
      'author',
      'authorId',
      'category',
      'createdAt',
      'excerpt',
      'featuredImageUrl',
      'id',
      'imageUrl',
      'isFeatured',
      'isPremium',
      'isPublished',
      'isSaved',
      'publishedAt',
      'rating',
      'readTime',
      'readTimeMinutes',
      'slug',
      'tags',
      'title',
      'views',
    ])
  })

  test('returns the same value in duplicate fields', async () => {
    const tag = freshWord()
    await createArticle(server.context, { tags: [tag], readMinutes: 7, imageUrl: '/images/one.webp' })
    const [row] = (await visitor.call(listArticles, { query: { tag } })).body
    expect(row).toMatchObject({
      readTime: 7,
      readTimeMinutes: 7,
      imageUrl: '/images/one.webp',
      featuredImageUrl: '/images/one.webp',
    })
  })

  test('combines the filters for category, tag and search', async () => {
    const [tag, word] = [freshWord(), freshWord()]
    const wanted = await createArticle(server.context, {
      category: 'review',
      tags: [tag, 'other'],
      title: `About ${word} cream`,
    })
    await createArticle(server.context, { category: 'guide', tags: [tag], title: `About ${word} cream` })
    await createArticle(server.context, { category: 'review', tags: ['other'], title: `About ${word} cream` })
    await createArticle(server.context, { category: 'review', tags: [tag] })
    expect(slugs((await visitor.call(listArticles, { query: { category: 'review', tag, q: word } })).body)).toEqual([
      wanted.slug,
    ])
    expect((await visitor.call(listArticles, { query: { category: 'review', q: word } })).body).toHaveLength(2)
    expect((await visitor.call(listArticles, { query: { category: 'review', tag } })).body).toHaveLength(2)
    expect((await visitor.call(listArticles, { query: { tag, q: word } })).body).toHaveLength(2)
  })

  test('matches a tag exactly, not as a pattern or prefix', async () => {
    const word = freshWord()
    const wanted = await createArticle(server.context, { tags: [`${word} oil's "best" 50%`] })
    expect(slugs((await visitor.call(listArticles, { query: { tag: `${word} oil's "best" 50%` } })).body)).toEqual([
      wanted.slug,
    ])
    for (const tag of [word, `${word}%`, `${word} oil's "best" 50_`])
      expect((await visitor.call(listArticles, { query: { tag } })).body).toEqual([])
  })

  test('marks the articles that the member has saved, and none for visitors', async () => {
    const tag = freshWord()
    const [one, other] = [
      await createArticle(server.context, { tags: [tag] }),
      await createArticle(server.context, { tags: [tag] }),
    ]
    const member = server.asMember(await createMember(server.context))
    await member.call(saveArticle, { params: { id: one.id } })
    const savedOf = (rows: ArticleSummary[]) => Object.fromEntries(rows.map(({ slug, isSaved }) => [slug, isSaved]))
    expect(savedOf((await member.call(listArticles, { query: { tag } })).body)).toEqual({
      [one.slug]: true,
      [other.slug]: false,
    })
    expect(savedOf((await visitor.call(listArticles, { query: { tag } })).body)).toEqual({
      [one.slug]: false,
      [other.slug]: false,
    })
    const stranger = server.asMember(await createMember(server.context))
    expect(savedOf((await stranger.call(listArticles, { query: { tag } })).body)).toEqual({
      [one.slug]: false,
      [other.slug]: false,
    })
  })

  test('must not be stored by shared caches for a member', async () => {
    const response = await server.asMember(await createMember(server.context)).call(listArticles)
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization, Cookie' })
    expect((await visitor.call(listArticles)).headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Authorization, Cookie',
    })
  })

  test.each([
    [
      'an unknown category',
      { category: 'gossip' },
      'query.category',
      'Choose one of: guide, ingredient, routine, review, deal, local-brand',
    ],
    ['an unknown sort', { sort: 'best' }, 'query.sort', 'Choose one of: newest, oldest, quickest'],
    ['zero rows', { limit: '0' }, 'query.limit', 'Use a whole number from 1 to 100'],
    ['too many rows', { limit: '101' }, 'query.limit', 'Use a whole number from 1 to 100'],
    ['a number in exponent notation', { limit: '1e1' }, 'query.limit', 'Use a whole number from 1 to 100'],
    ['an empty search', { q: '' }, 'query.q', 'String must contain at least 1 character(s)'],
    ['a search that is too long', { q: 'x'.repeat(101) }, 'query.q', 'String must contain at most 100 character(s)'],
    ['two searches', { q: ['one', 'two'] }, 'query.q', 'Expected string, received array'],
    ['a tag that is too long', { tag: 'x'.repeat(41) }, 'query.tag', 'String must contain at most 40 character(s)'],
    ['an invalid cursor', { after: 'no cursor!' }, 'query.after', 'This page address is not one of ours'],
  ])('returns 400 for %s', async (_, query: Record<string, string | string[]>, path, message) => {
    const response = await visitor.call(listArticles, { query })
    expect(response.status).toBe(400)
    expect(response.refusal).toEqual({ code: 'invalid_input', message, issues: [{ path, message }] })
  })

  test.each([
    ['text', Buffer.from('hello').toString('base64url')],
    ['of another sort', Buffer.from('quickest|5|00000000-0000-4000-8000-000000000000').toString('base64url')],
    [
      'of another list',
      Buffer.from('saved|2026-01-01T00:00:00.000Z|00000000-0000-4000-8000-000000000000').toString('base64url'),
    ],
    ['without an id', Buffer.from('newest|2026-01-01T00:00:00.000Z|').toString('base64url')],
    [
      'a day that does not exist',
      Buffer.from('newest|2026-02-30T00:00:00.000Z|00000000-0000-4000-8000-000000000000').toString('base64url'),
    ],
    [
      'a year outside the range of the database',
      Buffer.from('newest|0000-01-01T00:00:00.000Z|00000000-0000-4000-8000-000000000000').toString('base64url'),
    ],
    ['a NUL', Buffer.from('newest|2026-01-01T00:00:00.000Z|\0').toString('base64url')],
    ['bytes that are not valid UTF-8', Buffer.from([0xff, 0xfe, 0xc0]).toString('base64url')],
    ['SQL', Buffer.from(`newest|2026-01-01T00:00:00.000Z'; drop table members; --|x`).toString('base64url')],
  ])('returns 400 for a forged cursor: %s', async (_, after) => {
    const response = await visitor.call(listArticles, { query: { after } })
    expect(response.status).toBe(400)
    expect(response.refusal.code).toBe('invalid_input')
  })
})

describe('paging', () => {
  const tag = freshWord()
  const word = freshWord()

  test('returns every row exactly once, in order and with ties, for every sort and filter', async () => {
    for (let number = 0; number < 23; number += 1) {
      await createArticle(server.context, {
        tags: [tag],
        title: `${word} ${number}`,
        category: number % 2 === 0 ? 'guide' : 'deal',
        // Many rows share the same date or reading time, so that the id has to break ties.
        publishedAt: day(1 + Math.floor(number / 6)),
        readMinutes: 1 + (number % 3),
        isFeatured: true,
      })
    }
    const order = {
      newest: (a: ArticleSummary, b: ArticleSummary) =>
        String(b.publishedAt).localeCompare(String(a.publishedAt)) || b.id.localeCompare(a.id),
      oldest: (a: ArticleSummary, b: ArticleSummary) =>
        String(a.publishedAt).localeCompare(String(b.publishedAt)) || a.id.localeCompare(b.id),
      quickest: (a: ArticleSummary, b: ArticleSummary) => a.readTime - b.readTime || a.id.localeCompare(b.id),
    }
    const lists: [string, number, (a: ArticleSummary, b: ArticleSummary) => number][] = [
      [`/api/articles?tag=${tag}&limit=5`, 23, order.newest],
      [`/api/articles?tag=${tag}&limit=4&sort=oldest`, 23, order.oldest],
      [`/api/articles?tag=${tag}&limit=5&sort=quickest`, 23, order.quickest],
      [`/api/articles?tag=${tag}&category=guide&limit=5`, 12, order.newest],
      [`/api/articles?q=${word}&limit=6`, 23, order.newest],
      [`/api/articles?q=${word}&limit=5&sort=quickest&category=deal`, 11, order.quickest],
      [`/api/articles?q=${word}&limit=5&sort=oldest`, 23, order.oldest],
      [`/api/articles/featured?limit=5`, 23, order.newest],
      [`/api/articles?tag=${tag}&limit=23`, 23, order.newest],
    ]
    for (const [first, rows, compare] of lists) {
      const seen: ArticleSummary[] = []
      for (let next: string | undefined = first; next !== undefined;) {
        const response = await visitor.get(next)
        expect(response.status, next).toBe(200)
        seen.push(...(response.body as ArticleSummary[]))
        next = nextOf(response.headers.link)
      }
      expect(seen, first).toHaveLength(rows)
      expect(new Set(slugs(seen)).size, first).toBe(rows)
      expect(slugs(seen), first).toEqual(slugs([...seen].sort(compare)))
    }
  })

  test('has no Link header on the last page, even if that page is full', async () => {
    const rare = freshWord()
    for (let number = 0; number < 4; number += 1)
      await createArticle(server.context, { tags: [rare], publishedAt: day(number + 1) })
    const first = await visitor.call(listArticles, { query: { tag: rare, limit: '2' } })
    const second = await visitor.get(nextOf(first.headers.link) ?? '')
    expect([first.body.length, (second.body as unknown[]).length]).toEqual([2, 2])
    expect(second.headers.link).toBeUndefined()
  })

  test('keeps the filters in the URL of the next page', async () => {
    const { headers } = await visitor.call(listArticles, {
      query: { tag, limit: '1', sort: 'oldest', q: `${word} 0`, category: 'guide' },
    })
    expect(headers.link).toBeUndefined()
    const more = await visitor.call(listArticles, {
      query: { tag, limit: '1', sort: 'oldest', q: word, category: 'guide' },
    })
    const next = new URL(nextOf(more.headers.link) ?? '', 'http://host')
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      tag,
      limit: '1',
      sort: 'oldest',
      q: word,
      category: 'guide',
    })
  })

  test('does not shift when an article is published between two pages', async () => {
    const rare = freshWord()
    for (let number = 0; number < 4; number += 1)
      await createArticle(server.context, { tags: [rare], publishedAt: day(number + 1) })
    const first = await visitor.call(listArticles, { query: { tag: rare, limit: '2' } })
    await createArticle(server.context, { tags: [rare], publishedAt: day(20) })
    const second = (await visitor.get(nextOf(first.headers.link) ?? '')).body as ArticleSummary[]
    expect(second).toHaveLength(2)
    expect(slugs(first.body).some((slug) => slugs(second).includes(slug))).toBe(false)
  })

  test('returns at most 100 rows by default', async () => {
    const rare = freshWord()
    for (let number = 0; number < 101; number += 1)
      await createArticle(server.context, { tags: [rare], publishedAt: day(1) })
    const response = await visitor.call(listArticles, { query: { tag: rare } })
    expect(response.body).toHaveLength(100)
    expect((await visitor.get(nextOf(response.headers.link) ?? '')).body).toHaveLength(1)
  })
})

describe('featured articles', () => {
  test('are only published articles that the editors featured', async () => {
    const featured = await createArticle(server.context, { isFeatured: true, publishedAt: new Date('2031-01-01') })
    const plain = await createArticle(server.context, { publishedAt: new Date('2031-01-02') })
    const unpublished = await createArticle(server.context, {
      isFeatured: true,
      isPublished: false,
      publishedAt: new Date('2031-01-03'),
    })
    const response = await visitor.call(listFeaturedArticles, { query: { limit: '3' } })
    expect(slugs(response.body)[0]).toBe(featured.slug)
    expect(slugs(response.body)).not.toContain(plain.slug)
    expect(slugs(response.body)).not.toContain(unpublished.slug)
  })

  test.each([[{ limit: '1000' }], [{ after: '***' }]])('return 400 for %o', async (query) => {
    expect((await visitor.call(listFeaturedArticles, { query })).status).toBe(400)
  })
})
