import { describe, expect, test } from 'vitest'
import { listArticles, listFeaturedArticles, listSavedArticles, readArticle, saveArticle } from '#contract/articles.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, createArticle } from './fixtures.ts'

const server = await startTestServer()
const visitor = server.asVisitor()

describe('reading an article', () => {
  test('returns the full article by id and by slug', async () => {
    const article = await createArticle(server.context, {
      contentHtml: '<h2 id="first-part">First part</h2><p>Text</p>',
      reviewer: 'Dr N. Skin',
    })
    const byId = await visitor.call(readArticle, { params: { id: article.id } })
    expect(byId.status).toBe(200)
    expect(byId.body).toMatchObject({
      id: article.id,
      slug: article.slug,
      description: article.description,
      content: '<h2 id="first-part">First part</h2><p>Text</p>',
      access: 'full',
      contents: [{ id: 'first-part', text: 'First part' }],
      inShort: ['The short of it'],
      reviewer: 'Dr N. Skin',
      isSaved: false,
      sources: [{ title: 'A source', publisher: 'A publisher', url: 'https://example.org/source' }],
    })
    expect((await visitor.call(readArticle, { params: { id: article.slug } })).body).toEqual(byId.body)
  })

  test.each([
    ['an unknown id', '00000000-0000-4000-8000-000000000000', 404],
    ['an unknown slug', 'no-such-article', 404],
    ['the name of a built-in object property', 'constructor', 404],
    ['upper case', 'Dark-Spots', 400],
    ['a slug that ends in a hyphen', 'dark-spots-', 400],
    ['a slug that is too long', 'a'.repeat(101), 400],
    ['a path traversal', '../../etc/passwd', 400],
    ['SQL', `' or '1'='1`, 400],
    ['an empty string', '', 400],
  ])('returns an error for %s', async (_, id, status) => {
    const response = await visitor.call(readArticle, { params: { id } })
    expect(response.status).toBe(status)
    expect(response.refusal.code).toBe(status === 404 ? 'not_found' : 'invalid_input')
    if (status === 400)
      expect(response.refusal.issues).toEqual([{ path: 'params.id', message: 'This format is not recognised' }])
  })

  test('returns 404 for an id in upper case', async () => {
    const { id } = await createArticle(server.context)
    expect((await visitor.call(readArticle, { params: { id: id.toUpperCase() } })).status).toBe(404)
  })

  test('returns 404 for an unpublished article, to visitors and members', async () => {
    const article = await createArticle(server.context, { isPublished: false })
    const founder = server.asMember(await createMember(server.context, 'founding'))
    for (const id of [article.id, article.slug]) {
      expect((await visitor.call(readArticle, { params: { id } })).status).toBe(404)
      expect((await founder.call(readArticle, { params: { id } })).status).toBe(404)
    }
  })
})

describe('related articles', () => {
  test('are at most three published others that share the most tags, newest first among equals', async () => {
    const [a, b, c] = [freshWord(), freshWord(), freshWord()]
    const day = (number: number) => new Date(Date.UTC(2026, 2, number))
    const read = await createArticle(server.context, { tags: [a, b, c] })
    const two = await createArticle(server.context, { tags: [a, b], publishedAt: day(1) })
    const oneOld = await createArticle(server.context, { tags: [c], publishedAt: day(2) })
    const oneNew = await createArticle(server.context, { tags: [b, 'else'], publishedAt: day(3) })
    await createArticle(server.context, { tags: [a], publishedAt: day(1) })
    await createArticle(server.context, { tags: [a, b, c], isPublished: false, publishedAt: day(4) })
    const { related } = (await visitor.call(readArticle, { params: { id: read.slug } })).body
    expect(related.map(({ slug }) => slug)).toEqual([two.slug, oneNew.slug, oneOld.slug])
    expect(JSON.stringify(related)).not.toContain('The body of')
  })

  test('are empty if no tag is shared', async () => {
    const { slug } = await createArticle(server.context, { tags: [freshWord()] })
    expect((await visitor.call(readArticle, { params: { id: slug } })).body.related).toEqual([])
  })

  test('indicate which of them the member has saved', async () => {
    const tag = freshWord()
    const read = await createArticle(server.context, { tags: [tag] })
    const other = await createArticle(server.context, { tags: [tag] })
    const member = server.asMember(await createMember(server.context))
    await member.call(saveArticle, { params: { id: other.id } })
    const { body } = await member.call(readArticle, { params: { id: read.id } })
    expect([body.isSaved, body.related[0]?.isSaved]).toEqual([false, true])
  })
})

describe('a premium article', async () => {
  const tag = freshWord()
  const secret = freshWord()
  const article = await createArticle(server.context, {
    tags: [tag],
    isPremium: true,
    isFeatured: true,
    publishedAt: new Date('2032-01-01'),
    content: `# ${secret}`,
    contentHtml: `<h2 id="part">Part</h2><p>${secret}</p>`,
    previewHtml: '<p>What it is about</p>',
    contents: [{ id: 'part', text: `Part ${secret}` }],
    inShort: [`In short: ${secret}`],
  })
  // An article with the same tag, which lists the premium one as related.
  const relatedArticle = await createArticle(server.context, { tags: [tag] })
  const readers: [Membership | 'visitor', boolean][] = [
    ['visitor', false],
    ['free', false],
    ['ended trial', false],
    ['trial', true],
    ['active', true],
    ['founding', true],
  ]

  test.each(readers)('includes its body for %s: %s', async (kind, entitled) => {
    const member = kind === 'visitor' ? undefined : await createMember(server.context, kind)
    const reader = member ? server.asMember(member) : visitor
    if (member) await reader.call(saveArticle, { params: { id: article.id } })
    const detail = await reader.call(readArticle, { params: { id: article.slug } })
    expect(detail.body.access).toBe(entitled ? 'full' : 'preview')
    expect(detail.text.includes(secret)).toBe(entitled)
    if (!entitled)
      expect(detail.body).toMatchObject({
        content: '<p>What it is about</p>',
        contents: [],
        inShort: [],
        isPremium: true,
      })
    const otherResponses = [
      await reader.call(listArticles, { query: { tag } }),
      await reader.call(listArticles, { query: { q: article.slug } }),
      await reader.call(listFeaturedArticles),
      await reader.call(readArticle, { params: { id: relatedArticle.id } }),
      ...(member ? [await reader.call(listSavedArticles)] : []),
    ]
    for (const response of otherResponses) {
      expect(response.status).toBe(200)
      expect(response.text).toContain(article.slug)
      expect(response.text).not.toContain(secret)
    }
    expect((await reader.call(listArticles, { query: { q: secret } })).body).toEqual([])
  })

  test('has empty content for visitors if it has no preview', async () => {
    const withoutPreview = await createArticle(server.context, {
      isPremium: true,
      contentHtml: `<p>${secret}</p>`,
      previewHtml: null,
    })
    expect((await visitor.call(readArticle, { params: { id: withoutPreview.id } })).body.content).toBe('')
  })
})
