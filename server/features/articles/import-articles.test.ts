import { describe, expect, test } from 'vitest'
import { listArticles, readArticle } from '#contract/articles.ts'
import { readArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { startTestServer } from '#server/test-server.ts'
import { createArticle } from './fixtures.ts'
import { importArticles } from './import-articles.ts'

const server = await startTestServer()
const visitor = server.asVisitor()
const { rows } = server
const raw = await readContentFolder('articles')
const files = raw.map(readArticleFile)
const [first, second] = files
if (!first || !second) throw new Error('there are no articles to import')

describe('the shipped articles', () => {
  test("do not overwrite an operator's article with the same slug", async () => {
    await createArticle(server.context, { slug: first.front.slug, title: 'Written by an operator' })
    const progress: string[] = []
    expect(await importArticles(server.context, (done, of) => progress.push(`${done}/${of}`))).toBe(files.length - 1)
    expect(progress).toEqual(Array.from({ length: files.length - 1 }, (_, done) => `${done}/${files.length - 1}`))
    expect((await visitor.call(readArticle, { params: { id: first.front.slug } })).body.title).toBe(
      'Written by an operator',
    )
  })

  test('are rejected if a tag is duplicated', () => {
    const [file] = raw
    if (!file) throw new Error('there are no files')
    expect(() =>
      readArticleFile({ ...file, front: { ...(file.front as object), tags: ['acne', 'sun', 'acne'] } }),
    ).toThrow(/Tags must be unique/)
  })

  test('cannot be published without a date, because lists are sorted by it', async () => {
    await expect(createArticle(server.context, { publishedAt: null })).rejects.toThrow()
    await expect(createArticle(server.context, { publishedAt: null, isPublished: false })).resolves.toBeDefined()
  })

  test('are not imported again on the next start', async () => {
    expect(await importArticles(server.context, () => {})).toBe(0)
  })

  test('are updated under the same id after their file changes', async () => {
    const before = (await visitor.call(readArticle, { params: { id: second.front.slug } })).body
    await rows`update articles set file_hash = 'of an older file', title = 'An older title' where slug = ${second.front.slug}`
    expect(await importArticles(server.context, () => {})).toBe(1)
    const after = (await visitor.call(readArticle, { params: { id: second.front.slug } })).body
    expect(after).toEqual({ ...before, views: after.views })
  })

  test('all match the contract, and premium ones return their preview', async () => {
    const listed = (await visitor.call(listArticles)).body
    expect(listed.length).toBe(files.length)
    for (const { front, rendered, preview } of files.slice(1)) {
      const { status, body } = await visitor.call(readArticle, { params: { id: front.slug } })
      expect([front.slug, status, body.access]).toEqual([front.slug, 200, front.premium ? 'preview' : 'full'])
      expect(body.content).toBe(front.premium ? preview?.html : rendered.html)
    }
  })
})
