import { describe, expect, test } from 'vitest'
import { listSavedArticles, readArticle, saveArticle, unsaveArticle } from '#contract/articles.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createArticle } from './fixtures.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const visitor = server.asVisitor()
const createReader = async () => server.asMember(await createMember(server.context))

describe('saving an article', () => {
  test('adds it to the list by id or by slug', async () => {
    const reader = await createReader()
    const [one, other] = [await createArticle(server.context), await createArticle(server.context)]
    expect((await reader.call(saveArticle, { params: { id: one.id } })).body).toEqual({
      articleId: one.id,
      isSaved: true,
    })
    expect((await reader.call(saveArticle, { params: { id: other.slug } })).body).toEqual({
      articleId: other.id,
      isSaved: true,
    })
    expect((await reader.call(readArticle, { params: { id: one.id } })).body.isSaved).toBe(true)
    expect((await reader.call(listSavedArticles)).body).toHaveLength(2)
  })

  test('is idempotent and keeps the first timestamp', async () => {
    const member = await createMember(server.context)
    const reader = server.asMember(member)
    const { id } = await createArticle(server.context)
    await reader.call(saveArticle, { params: { id } })
    const first = (await reader.call(listSavedArticles)).body
    now = new Date(now.getTime() + 60_000)
    expect((await reader.call(saveArticle, { params: { id } })).body).toEqual({ articleId: id, isSaved: true })
    expect((await reader.call(listSavedArticles)).body).toEqual(first)
  })

  test('creates one row for concurrent requests', async () => {
    const member = await createMember(server.context)
    const { id } = await createArticle(server.context)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.asMember(member).call(saveArticle, { params: { id } })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { rows } = server
    expect(await rows`select id from saved_articles where user_id = ${member.id}`).toHaveLength(1)
  })

  test('is undone by removing it, which is idempotent', async () => {
    const reader = await createReader()
    const { id, slug } = await createArticle(server.context)
    await reader.call(saveArticle, { params: { id } })
    for (const idOrSlug of [slug, id])
      expect((await reader.call(unsaveArticle, { params: { id: idOrSlug } })).body).toEqual({
        articleId: id,
        isSaved: false,
      })
    expect((await reader.call(readArticle, { params: { id } })).body.isSaved).toBe(false)
    expect((await reader.call(listSavedArticles)).body).toEqual([])
  })

  test.each([saveArticle, unsaveArticle])('returns 401 to visitors for $method', async (endpoint) => {
    const { id } = await createArticle(server.context)
    const response = await visitor.call(endpoint, { params: { id } })
    expect(response.status).toBe(401)
    expect(response.refusal.code).toBe('sign_in_required')
  })

  test.each([saveArticle, unsaveArticle])(
    'returns 404 for a missing or unpublished article, and 400 for an invalid id: $method',
    async (endpoint) => {
      const reader = await createReader()
      const hidden = await createArticle(server.context, { isPublished: false })
      for (const id of [hidden.id, hidden.slug, 'no-such-article', '00000000-0000-4000-8000-000000000000']) {
        expect((await reader.call(endpoint, { params: { id } })).status).toBe(404)
      }
      expect((await reader.call(endpoint, { params: { id: 'NO' } })).status).toBe(400)
    },
  )

  test('accepts an empty body with a JSON content type, as browsers send it', async () => {
    const reader = await createReader()
    const { id } = await createArticle(server.context)
    expect(
      (await reader.call(saveArticle, { params: { id }, body: '', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(200)
  })
})

describe('the reading list', () => {
  test('requires sign-in', async () => {
    expect((await visitor.call(listSavedArticles)).status).toBe(401)
  })

  test('starts with the most recently saved, and pages through ties without gaps or duplicates', async () => {
    const reader = await createReader()
    const saved: string[] = []
    for (let number = 0; number < 11; number += 1) {
      const { id, slug } = await createArticle(server.context, {
        publishedAt: new Date(Date.UTC(2026, 0, 30 - number)),
      })
      if (number % 3 === 0) now = new Date(now.getTime() + 1000)
      await reader.call(saveArticle, { params: { id } })
      saved.unshift(slug)
    }
    const seen: { slug: string; savedAt: string; isSaved: boolean }[] = []
    for (let next: string | undefined = '/api/user/saved-articles?limit=4'; next !== undefined;) {
      const response = await reader.get(next)
      seen.push(...(response.body as typeof seen))
      next = /^<([^>]+)>/.exec(String(response.headers.link))?.[1]
    }
    expect(seen.map(({ slug }) => slug).sort()).toEqual([...saved].sort())
    expect(seen.map(({ savedAt }) => savedAt)).toEqual(
      seen
        .map(({ savedAt }) => savedAt)
        .sort()
        .reverse(),
    )
    expect(seen.every(({ isSaved }) => isSaved)).toBe(true)
    expect(JSON.stringify(seen)).not.toContain('The body of')
  })

  test('is separate for each member', async () => {
    const [one, other] = [await createReader(), await createReader()]
    const { id } = await createArticle(server.context)
    await one.call(saveArticle, { params: { id } })
    expect((await other.call(listSavedArticles)).body).toEqual([])
    await other.call(unsaveArticle, { params: { id } })
    expect((await one.call(listSavedArticles)).body).toHaveLength(1)
  })

  test('hides an article that is unpublished, and shows it again after it is republished', async () => {
    const reader = await createReader()
    const article = await createArticle(server.context)
    await reader.call(saveArticle, { params: { id: article.id } })
    await createArticle(server.context, { ...article, isPublished: false })
    expect((await reader.call(listSavedArticles)).body).toEqual([])
    await createArticle(server.context, { ...article, isPublished: true })
    expect((await reader.call(listSavedArticles)).body).toHaveLength(1)
  })

  test('returns 400 for an invalid page size and for a cursor of another list', async () => {
    const reader = await createReader()
    const after = Buffer.from('newest|2026-01-01T00:00:00.000Z|00000000-0000-4000-8000-000000000000').toString(
      'base64url',
    )
    expect((await reader.call(listSavedArticles, { query: { limit: 'all' } })).status).toBe(400)
    expect((await reader.call(listSavedArticles, { query: { after } })).status).toBe(400)
  })
})
