import { describe, expect, test } from 'vitest'
import { countArticleView, listArticleTags, listArticles, readArticle } from '#contract/articles.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, createArticle } from './fixtures.ts'

let now = new Date('2026-06-01T22:00:00Z')
const server = await startTestServer({ now: () => now })
const visitor = server.asVisitor()
const { rows } = server

describe('the view counter', () => {
  const view = async (id: string, from: string, browser = 'Firefox') =>
    (await visitor.call(countArticleView, { params: { id }, from, headers: { 'user-agent': browser } })).body.views

  test('counts each visitor once a day', async () => {
    const { id, slug } = await createArticle(server.context)
    expect(await view(id, '198.51.100.1')).toBe(1)
    expect(await view(slug, '198.51.100.1')).toBe(1)
    expect(await view(id, '198.51.100.2')).toBe(2)
    expect(await view(id, '198.51.100.1', 'Chrome')).toBe(3)
    now = new Date(now.getTime() + 3 * 3_600_000)
    expect(await view(id, '198.51.100.1')).toBe(4)
    expect((await visitor.call(readArticle, { params: { id } })).body.views).toBe(4)
  })

  test('counts articles separately, and concurrent views completely', async () => {
    const [one, other] = [await createArticle(server.context), await createArticle(server.context)]
    await Promise.all(Array.from({ length: 12 }, (_, at) => view(one.id, `198.51.100.${at}`)))
    await Promise.all(Array.from({ length: 5 }, () => view(other.id, '198.51.100.1')))
    expect((await visitor.call(readArticle, { params: { id: one.id } })).body.views).toBe(12)
    expect((await visitor.call(readArticle, { params: { id: other.id } })).body.views).toBe(1)
  })

  test('stores nothing that identifies a visitor, and deletes rows of earlier days', async () => {
    const { id } = await createArticle(server.context)
    await view(id, '198.51.100.77', 'A rare browser')
    const stored = async () => rows<{ visitor: string }>`select * from article_views where article_id = ${id}`
    expect(JSON.stringify(await stored())).not.toMatch(/198\.51|rare/)
    expect(await stored()).toHaveLength(1)
    now = new Date(now.getTime() + 86_400_000)
    await view((await createArticle(server.context)).id, '198.51.100.77')
    expect(await stored()).toEqual([])
  })

  test('returns 404 for a missing or unpublished article, and 400 for an invalid id', async () => {
    const hidden = await createArticle(server.context, { isPublished: false })
    for (const id of [hidden.id, hidden.slug, 'no-such-article'])
      expect((await visitor.call(countArticleView, { params: { id } })).status).toBe(404)
    expect((await visitor.call(countArticleView, { params: { id: 'NO' } })).status).toBe(400)
  })

  test('is not reset when the article is published again', async () => {
    const article = await createArticle(server.context)
    await view(article.id, '198.51.100.1')
    await createArticle(server.context, { ...article, title: 'A better title' })
    expect((await visitor.call(readArticle, { params: { id: article.id } })).body).toMatchObject({
      title: 'A better title',
      views: 1,
    })
  })
})

describe('the tags in use', () => {
  const tagCounts = async () =>
    Object.fromEntries((await visitor.call(listArticleTags)).body.map(({ tag, articles }) => [tag, articles]))

  test('have their number of published articles, most used first', async () => {
    const [many, few] = [freshWord(), freshWord()]
    for (let number = 0; number < 3; number += 1)
      await createArticle(server.context, { tags: number === 0 ? [many, few] : [many] })
    await createArticle(server.context, { tags: [many, few], isPublished: false })
    expect(await tagCounts()).toMatchObject({ [many]: 3, [few]: 1 })
    const numbers = (await visitor.call(listArticleTags)).body.map(({ articles }) => articles)
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  })

  test('are updated when an article is changed, unpublished and republished', async () => {
    const [before, after] = [freshWord(), freshWord()]
    const article = await createArticle(server.context, { tags: [before] })
    const other = await createArticle(server.context, { tags: [before] })
    await createArticle(server.context, { ...article, tags: [after] })
    expect(await tagCounts()).toMatchObject({ [before]: 1, [after]: 1 })
    expect((await visitor.call(listArticles, { query: { tag: before } })).body.map(({ slug }) => slug)).toEqual([
      other.slug,
    ])
    await createArticle(server.context, { ...article, tags: [after], isPublished: false })
    expect(await tagCounts()).not.toHaveProperty(after)
    expect((await visitor.call(listArticles, { query: { tag: after } })).body).toEqual([])
    await createArticle(server.context, { ...article, tags: [after] })
    expect(await tagCounts()).toMatchObject({ [after]: 1 })
  })
})
