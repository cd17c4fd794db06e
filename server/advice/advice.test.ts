import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { chatWithSkynn } from '#contract/chat.ts'
import { checkIngredients } from '#contract/guidance.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  adviceWorker: new URL('./fixtures/stubborn-worker.ts', import.meta.url),
  env: { RATE_LIMIT_FACTOR: '1' },
})
const visitor = server.asVisitor()
/** Keeps a worker busy for the given milliseconds, with a request from the given address. */
const work = (milliseconds: number, from: string) =>
  visitor.call(checkIngredients, { body: { text: String(milliseconds) }, from })

await work(1, '192.0.2.1')

describe('a slow message', () => {
  test('does not delay other requests: health checks and lists are served in the meantime', async () => {
    let isSettled = false
    const slow = work(1200, '192.0.2.2').finally(() => {
      isSettled = true
    })
    expect((await visitor.get('/healthz')).status).toBe(200)
    expect((await visitor.call(listArticles)).status).toBe(200)
    expect(isSettled).toBe(false)
    expect((await slow).body.summary).toBe('worked for 1200 ms')
  })

  test('is aborted after 1.5 seconds with a plain message, and the next message is processed', async () => {
    const start = performance.now()
    const refused = await work(60_000, '192.0.2.3')
    expect(performance.now() - start).toBeLessThan(3000)
    expect([refused.status, refused.headers['retry-after'], refused.refusal.code]).toEqual([
      503,
      undefined,
      'unavailable',
    ])
    expect(refused.refusal.message).toMatch(/fewer words.*112.*10177/)
    expect((await work(1, '192.0.2.3')).body.summary).toBe('worked for 1 ms')
  })
})

describe('concurrent messages', () => {
  test('are refused immediately when the queue is full, without affecting other endpoints', async () => {
    const requests = Array.from({ length: 14 }, async (_, number) => {
      const start = performance.now()
      const { status, headers } = await work(300, `198.51.100.${number}`)
      return { status, retryAfter: headers['retry-after'], milliseconds: performance.now() - start }
    })
    expect((await visitor.call(listArticles)).status).toBe(200)
    const outcomes = await Promise.all(requests)
    const refused = outcomes.filter(({ status }) => status === 503)
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(refused).toHaveLength(6)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    // Only the fastest, because a pause of the machine can delay any single one.
    expect(Math.min(...refused.map(({ milliseconds }) => milliseconds))).toBeLessThan(100)
  })

  test('are limited to two per visitor, counted by IPv6 /64 network', async () => {
    const first = [work(400, '2001:db8:1:2::1'), work(400, '2001:db8:1:2::2')]
    const third = await work(1, '2001:db8:1:2:ffff::3')
    expect([third.status, third.refusal.code, third.headers['retry-after']]).toEqual([429, 'too_many_requests', '2'])
    expect((await work(1, '2001:db8:1:3::1')).status).toBe(200)
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect((await work(1, '2001:db8:1:2::1')).status).toBe(200)
  })
})

test('refuses a message of more than 2 000 characters and states the limit', async () => {
  const { status, refusal } = await visitor.call(chatWithSkynn, { body: { message: 'a'.repeat(2001) } })
  expect([status, refusal.message]).toEqual([400, 'Please keep your message to 2\u00A0000 characters'])
})
