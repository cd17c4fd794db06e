import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { startTestServer } from '#server/test-server.ts'
import { scriptHashes } from './pages.ts'
import { documentPolicy } from './security-headers.ts'

const html = `<!doctype html><html><head>
<script>document.documentElement.classList.add('dark')</script>
<script type="module" async>import('/assets/entry.js')</script>
<script src="/assets/other.js"></script>
<script type="application/ld+json">{"@type":"Article"}</script>
</head><body><script>
  window.later = "two\nlines"
</script><script>document.documentElement.classList.add('dark')</script></body></html>`
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
const inline = [
  `document.documentElement.classList.add('dark')`,
  `import('/assets/entry.js')`,
  `\n  window.later = "two\nlines"\n`,
]

const plain = await startTestServer({
  webApp: async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
})
const secure = await startTestServer({
  beside: plain,
  env: { PUBLIC_ORIGIN: 'https://skynn.test' },
  webApp: async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
})

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()') as string,
}

describe('the security headers', () => {
  test.each([
    '/',
    '/api/articles',
    '/api/nothing',
    '/api/auth/me',
    '/api/articles/%E0%A4%A',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/openapi.json',
    '/api/docs/',
  ])('are sent with %s', async (url) => {
    const { headers } = await plain.app.inject({ url })
    expect(headers).toMatchObject(everywhere)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('require TLS only on an HTTPS origin', async () => {
    for (const url of ['/', '/api/articles']) {
      expect((await plain.app.inject({ url })).headers).not.toHaveProperty('strict-transport-security')
      expect((await secure.app.inject({ url })).headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains',
      )
    }
  })

  test('allow an API response to do nothing in a browser', async () => {
    expect((await plain.asVisitor().call(listArticles)).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
  })
})

describe('the content security policy of a document', () => {
  test('allows exactly its inline scripts by hash, once each, and ignores data blocks', () => {
    expect(scriptHashes(html)).toEqual(inline.map(hashOf))
    expect(scriptHashes('<p>no script</p>')).toEqual([])
  })

  test('is sent with the document, and allows no other script', async () => {
    const policy = String((await plain.app.inject({ url: '/' })).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${inline.map((script) => `'${hashOf(script)}'`).join(' ')};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
  })

  test('changes when a script changes', () => {
    expect(scriptHashes(html.replace('dark', 'dusk'))).not.toEqual(scriptHashes(html))
  })

  test('forbids what a page never needs', () => {
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(documentPolicy([]).split('; ')).toContain(part)
    }
  })
})
