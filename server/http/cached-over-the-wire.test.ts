import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { listArticles, readArticle } from '#contract/articles.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { freshWord, createArticle } from '#server/features/articles/fixtures.ts'
import { addressOf, eventually, startTestServer } from '#server/test-server.ts'
import { overTheWire } from '#server/test-wire.ts'

let renderings = 0
let apiStatus = 0
const server = await startTestServer({
  webApp: async (request, api) => {
    renderings += 1
    const response = await api(`/api${new URL(request.url).pathname}`)
    apiStatus = response.status
    const body = `<!doctype html><p>${'long enough to be compressed '.repeat(40)}</p><script>1</script><main>${await response.text()}</main>`
    // Like a page that renders what it has and omits what failed.
    return new Response(body, {
      status: response.status === 404 ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
})
const origin = await server.listen()
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  overTheWire(origin, url, { headers, method })
const createPage = async (given: Parameters<typeof createArticle>[1] = {}) =>
  `/articles/${(await createArticle(server.context, given)).slug}`
/** Requests the URL until it is cached: a response in progress during an invalidation is not. */
const untilCached = (url: string) =>
  eventually(async () => {
    await ask(url)
    return server.pageCache.find(url)
  })

describe('a page over the wire', () => {
  test('is rendered once and then served from the cache, byte for byte the same', async () => {
    const page = await createPage()
    const first = await ask(page)
    await untilCached(page)
    const before = renderings
    const second = await ask(page)
    expect([first.status, second.status, renderings]).toEqual([200, 200, before])
    expect(second.text).toBe(first.text)
    expect(second.headers).toMatchObject({
      etag: first.headers.etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-") as string,
      'content-length': String(first.body.length),
    })
  })

  test('has the encoding that the client prefers', async () => {
    const page = await createPage()
    const plain = await ask(page)
    const cases: [string, string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=1.0, gzip;q=0.5', 'br'],
      ['GZIP', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.000,gzip;q=0', undefined],
      ['identity', undefined],
      ['', undefined],
      ['br;q=0.1, gzip;q=1', 'gzip'],
      ['gzip;q=0.5, br;q=0.8', 'br'],
      ['br;q=0.2, identity;q=0.9', undefined],
      ['*', 'br'],
      ['brotli, x-gzip-not', undefined],
      ['gzip;q=0.1', 'gzip'],
    ]
    for (const [accepted, encoding] of cases) {
      const response = await ask(page, { 'accept-encoding': accepted })
      expect([accepted, response.headers['content-encoding']]).toEqual([accepted, encoding])
      const body =
        encoding === 'br'
          ? brotliDecompressSync(response.body)
          : encoding === 'gzip'
            ? gunzipSync(response.body)
            : response.body
      expect(body.equals(plain.body), accepted).toBe(true)
    }
  })

  test('is a 304 without a body if the client has it', async () => {
    const page = await createPage()
    const { headers } = await ask(page)
    const again = await ask(page, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([
      304,
      0,
      headers.etag,
      headers.vary,
    ])
    expect((await ask(page, { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  test.each([
    ['in a list', (etag: string) => `"x", ${etag}`],
    ['in its strong form', (etag: string) => etag.replace('W/', '')],
    ['in a list of strong forms', (etag: string) => `"y",${etag.replace('W/', '')} , W/"z"`],
    ['as a wildcard', () => '*'],
  ])('is a 304 if If-None-Match has its ETag %s', async (_, header) => {
    const page = await createPage()
    const etag = String((await ask(page)).headers.etag)
    expect((await ask(page, { 'if-none-match': header(etag) })).status).toBe(304)
    expect((await ask(page, { 'if-none-match': header(etag), 'cache-control': 'max-age=0' })).status).toBe(304)
  })

  test('has no body for HEAD, cached or not', async () => {
    const page = await createPage()
    const rendered = await ask(page, {}, 'HEAD')
    const cached = await ask(page, {}, 'HEAD')
    expect([rendered.status, rendered.body.length, cached.status, cached.body.length]).toEqual([200, 0, 200, 0])
    expect(cached.headers['content-length']).toBe(String((await ask(page)).body.length))
  })

  test('is rendered again after its content changes', async () => {
    const article = await createArticle(server.context, { title: 'The first title' })
    const page = `/articles/${article.slug}`
    expect((await ask(page)).text).toContain('The first title')
    await createArticle(server.context, { ...article, title: 'The second title' })
    await eventually(async () => (await ask(page)).text.includes('The second title'))
    await createArticle(server.context, { ...article, isPublished: false })
    await eventually(async () => (await ask(page)).status === 404)
  })

  test('never contains a premium body, even for a member', async () => {
    const secret = freshWord()
    const page = await createPage({
      isPremium: true,
      contentHtml: `<p>${secret}</p>`,
      previewHtml: '<p>A preview</p>',
      inShort: [secret],
    })
    const { token } = await createMember(server.context, 'founding')
    const clients: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${token}` },
      { cookie: `skynn_session=${token}` },
    ]
    for (const headers of clients) {
      const { text } = await ask(page, headers)
      expect(text).toContain('A preview')
      expect(text).not.toContain(secret)
    }
  })

  test('is also served for an absolute URL; a malformed one causes no server error', async () => {
    const page = await createPage()
    expect((await ask(`http://evil.test${page}`)).status).toBe(200)
    for (const odd of ['//evil.test/x', '//:x', '//[']) expect((await ask(odd)).status, odd).toBeLessThan(500)
  })
})

describe('an API response to a visitor over the wire', () => {
  test('is cached, and invalidated when it changes', async () => {
    const tag = freshWord()
    await createArticle(server.context, { tags: [tag] })
    const url = addressOf(listArticles, { query: { tag, limit: '2' } })
    const first = await ask(url)
    await untilCached(url)
    const cached = await ask(url)
    expect(cached.text).toBe(first.text)
    expect(cached.headers).toMatchObject({
      vary: 'Authorization, Cookie, Accept-Encoding',
      'cache-control': 'no-cache',
      'content-type': first.headers['content-type'],
    })
    expect(cached.headers).not.toHaveProperty('x-request-id')
    expect((await ask(url, { 'if-none-match': String(cached.headers.etag) })).status).toBe(304)
    await createArticle(server.context, { tags: [tag] })
    await eventually(async () => (JSON.parse((await ask(url)).text) as unknown[]).length === 2)
  })

  test("is never sent to a member, nor a member's response to a visitor", async () => {
    const secret = freshWord()
    const { slug } = await createArticle(server.context, {
      isPremium: true,
      contentHtml: `<p>${secret}</p>`,
      previewHtml: '<p>A preview</p>',
    })
    const url = addressOf(readArticle, { params: { id: slug } })
    const { token } = await createMember(server.context, 'active')
    const asMember: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `skynn_session=${token}` },
      { cookie: `other=1; skynn_session=${token}` },
    ]
    for (let round = 0; round < 3; round += 1) {
      for (const headers of asMember) expect((await ask(url, headers)).text).toContain(secret)
      expect((await ask(url)).text).not.toContain(secret)
    }
    expect((await ask(url, asMember[0])).headers['cache-control']).toBe('private, no-store')
    for (const odd of [url.replace('/api', '/%61pi'), `http://any.host${url}`]) {
      expect((await ask(odd, asMember[0])).text, odd).toContain(secret)
      expect((await ask(odd)).text, odd).not.toContain(secret)
    }
  })

  test('ignores undeclared query parameters, in the cache key and in the link to the next page', async () => {
    const tag = freshWord()
    for (let number = 0; number < 2; number += 1) await createArticle(server.context, { tags: [tag] })
    const url = addressOf(listArticles, { query: { tag, limit: '1' } })
    await untilCached(`${url}&fbclid=1`)
    const before = server.pageCache.size().pages
    const { headers } = await ask(`/api/articles?junk=2&limit=1&tag=${tag}`)
    expect(headers.link).not.toMatch(/junk|fbclid/)
    for (let copy = 0; copy < 30; copy += 1) await ask(`${url}&copy=${copy}`)
    expect(server.pageCache.size().pages).toBe(before)
  })

  test('is not cached without cache tags', async () => {
    await ask('/api/founding-members/stats')
    await ask('/api/nothing')
    expect(server.pageCache.find('/api/founding-members/stats')).toBeUndefined()
    expect(server.pageCache.find('/api/nothing')).toBeUndefined()
  })

  test('is not cached under a percent-encoded path', async () => {
    const tag = freshWord()
    for (let number = 0; number < 2; number += 1) await createArticle(server.context, { tags: [tag] })
    expect(JSON.parse((await ask(`/%61pi/articles?tag=${tag}&limit=1`)).text)).toHaveLength(1)
    expect(JSON.parse((await ask(`/%61pi/articles?tag=${tag}&limit=2`)).text)).toHaveLength(2)
  })
})

describe('a page with missing data', () => {
  test('is sent but not cached', async () => {
    const broken = await startTestServer({
      beside: server,
      routes: (app) =>
        app.get('/api/articles/broken', () => {
          throw Object.assign(new Error('shutting down'), { code: '57P01' })
        }),
      webApp: async (_, api) =>
        new Response(`the API said ${(await api('/api/articles/broken')).status}`, {
          headers: { 'content-type': 'text/html' },
        }),
    })
    const response = await broken.asVisitor().get('/')
    expect([response.text, response.headers['cache-control']]).toEqual(['the API said 503', 'no-store'])
    expect(broken.pageCache.find('/')).toBeUndefined()
    expect(apiStatus).not.toBe(503)
  })
})
