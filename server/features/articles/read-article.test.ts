import { describe, expect, test } from 'vitest'
import { listArticles, listFeaturedArticles, listSavedArticles, readArticle, saveArticle } from '#contract/articles.ts'
import { givenMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, givenArticle } from './fixtures.ts'

const server = await startTestServer()
const visitor = server.asVisitor()

describe('reading an article', () => {
  test('answers the whole of it by id and by slug', async () => {
    const article = await givenArticle(server.context, {
      contentHtml: '<h2 id="first-part">First part</h2><p>Text</p>',
      reviewer: 'Dr N. Skin',
    })
    const byId = await visitor.ask(readArticle, { params: { id: article.id } })
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
    expect((await visitor.ask(readArticle, { params: { id: article.slug } })).body).toEqual(byId.body)
  })

  test.each([
    ['an id nobody has', '00000000-0000-4000-8000-000000000000', 404],
    ['a slug nobody has', 'no-such-article', 404],
    ['the slug of an object that is always there', 'constructor', 404],
    ['capitals', 'Dark-Spots', 400],
    ['a slug that ends in a hyphen', 'dark-spots-', 400],
    ['a slug that is too long', 'a'.repeat(101), 400],
    ['a path upwards', '../../etc/passwd', 400],
    ['SQL', `' or '1'='1`, 400],
    ['nothing', '', 400],
  ])('answers plainly for %s', async (_, id, status) => {
    const answer = await visitor.ask(readArticle, { params: { id } })
    expect(answer.status).toBe(status)
    expect(answer.refusal.code).toBe(status === 404 ? 'not_found' : 'invalid_input')
    if (status === 400)
      expect(answer.refusal.issues).toEqual([{ path: 'params.id', message: 'This format is not recognised' }])
  })

  test('has one address by its id: in capitals there is none', async () => {
    const { id } = await givenArticle(server.context)
    expect((await visitor.ask(readArticle, { params: { id: id.toUpperCase() } })).status).toBe(404)
  })

  test('answers 404 for one that is not published, to everybody', async () => {
    const article = await givenArticle(server.context, { isPublished: false })
    const founder = server.asMember(await givenMember(server.context, 'founding'))
    for (const id of [article.id, article.slug]) {
      expect((await visitor.ask(readArticle, { params: { id } })).status).toBe(404)
      expect((await founder.ask(readArticle, { params: { id } })).status).toBe(404)
    }
  })
})

describe('related articles', () => {
  test('share most tags, newest first among equals, three at most, never itself nor what is not published', async () => {
    const [a, b, c] = [freshWord(), freshWord(), freshWord()]
    const day = (number: number) => new Date(Date.UTC(2026, 2, number))
    const read = await givenArticle(server.context, { tags: [a, b, c] })
    const two = await givenArticle(server.context, { tags: [a, b], publishedAt: day(1) })
    const oneOld = await givenArticle(server.context, { tags: [c], publishedAt: day(2) })
    const oneNew = await givenArticle(server.context, { tags: [b, 'else'], publishedAt: day(3) })
    await givenArticle(server.context, { tags: [a], publishedAt: day(1) })
    await givenArticle(server.context, { tags: [a, b, c], isPublished: false, publishedAt: day(4) })
    const { related } = (await visitor.ask(readArticle, { params: { id: read.slug } })).body
    expect(related.map(({ slug }) => slug)).toEqual([two.slug, oneNew.slug, oneOld.slug])
    expect(JSON.stringify(related)).not.toContain('The body of')
  })

  test('are none where no tag is shared', async () => {
    const { slug } = await givenArticle(server.context, { tags: [freshWord()] })
    expect((await visitor.ask(readArticle, { params: { id: slug } })).body.related).toEqual([])
  })

  test('say which of them the member has saved', async () => {
    const tag = freshWord()
    const read = await givenArticle(server.context, { tags: [tag] })
    const other = await givenArticle(server.context, { tags: [tag] })
    const member = server.asMember(await givenMember(server.context))
    await member.ask(saveArticle, { params: { id: other.id } })
    const { body } = await member.ask(readArticle, { params: { id: read.id } })
    expect([body.isSaved, body.related[0]?.isSaved]).toEqual([false, true])
  })
})

describe('a premium article', async () => {
  const tag = freshWord()
  const secret = freshWord()
  const article = await givenArticle(server.context, {
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
  // Another article beside which the premium one is listed as related.
  const beside = await givenArticle(server.context, { tags: [tag] })
  const askers: [Membership | 'visitor', boolean][] = [
    ['visitor', false],
    ['free', false],
    ['ended trial', false],
    ['trial', true],
    ['active', true],
    ['founding', true],
  ]

  test.each(askers)('for %s: the body leaves the server %s', async (who, entitled) => {
    const member = who === 'visitor' ? undefined : await givenMember(server.context, who)
    const asker = member ? server.asMember(member) : visitor
    if (member) await asker.ask(saveArticle, { params: { id: article.id } })
    const own = await asker.ask(readArticle, { params: { id: article.slug } })
    expect(own.body.access).toBe(entitled ? 'full' : 'preview')
    expect(own.text.includes(secret)).toBe(entitled)
    if (!entitled)
      expect(own.body).toMatchObject({ content: '<p>What it is about</p>', contents: [], inShort: [], isPremium: true })
    const elsewhere = [
      await asker.ask(listArticles, { query: { tag } }),
      await asker.ask(listArticles, { query: { q: article.slug } }),
      await asker.ask(listFeaturedArticles),
      await asker.ask(readArticle, { params: { id: beside.id } }),
      ...(member ? [await asker.ask(listSavedArticles)] : []),
    ]
    for (const answer of elsewhere) {
      expect(answer.status).toBe(200)
      expect(answer.text).toContain(article.slug)
      expect(answer.text).not.toContain(secret)
    }
    expect((await asker.ask(listArticles, { query: { q: secret } })).body).toEqual([])
  })

  test('without a written preview shows nothing rather than its beginning', async () => {
    const bare = await givenArticle(server.context, {
      isPremium: true,
      contentHtml: `<p>${secret}</p>`,
      previewHtml: null,
    })
    expect((await visitor.ask(readArticle, { params: { id: bare.id } })).body.content).toBe('')
  })
})
