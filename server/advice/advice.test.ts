import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { chatWithSkynn, checkIngredients } from '#contract/guidance.ts'
import { startTestServer } from '#server/test-server.ts'

const server = await startTestServer({
  adviceWorker: new URL('./fixtures/stubborn-worker.ts', import.meta.url),
  env: { RATE_LIMIT_FACTOR: '1' },
})
const visitor = server.asVisitor()
/** Keeps a worker busy for so many milliseconds, on behalf of the visitor at this address. */
const work = (milliseconds: number, from: string) =>
  visitor.ask(checkIngredients, { body: { text: String(milliseconds) }, from })

await work(1, '192.0.2.1')

describe('a message that takes long', () => {
  test('keeps nobody else waiting: health checks and lists are served meanwhile', async () => {
    let isAnswered = false
    const slow = work(1200, '192.0.2.2').finally(() => {
      isAnswered = true
    })
    expect((await visitor.get('/healthz')).status).toBe(200)
    expect((await visitor.ask(listArticles)).status).toBe(200)
    expect(isAnswered).toBe(false)
    expect((await slow).body.summary).toBe('worked for 1200 ms')
  })

  test('is given up after a second and a half with a plain sentence, and the next message is answered', async () => {
    const began = performance.now()
    const refused = await work(60_000, '192.0.2.3')
    expect(performance.now() - began).toBeLessThan(3000)
    expect([refused.status, refused.headers['retry-after'], refused.refusal.code]).toEqual([503, '1', 'unavailable'])
    expect(refused.refusal.message).toMatch(/fewer words.*112.*10177/)
    expect((await work(1, '192.0.2.3')).body.summary).toBe('worked for 1 ms')
  })
})

describe('many messages at once', () => {
  test('are refused at once beyond the queue, for this kind of call alone', async () => {
    const asked = Array.from({ length: 14 }, async (_, number) => {
      const began = performance.now()
      const { status, headers } = await work(300, `198.51.100.${number}`)
      return { status, retryAfter: headers['retry-after'], milliseconds: performance.now() - began }
    })
    expect((await visitor.ask(listArticles)).status).toBe(200)
    const outcomes = await Promise.all(asked)
    const refused = outcomes.filter(({ status }) => status === 503)
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(refused).toHaveLength(6)
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
    // The quickest of them: a pause of the machine is not the server's.
    expect(Math.min(...refused.map(({ milliseconds }) => milliseconds))).toBeLessThan(100)
  })

  test('of one visitor are two at a time, whatever end of the household they come from', async () => {
    const first = [work(400, '2001:db8:1:2::1'), work(400, '2001:db8:1:2::2')]
    const third = await work(1, '2001:db8:1:2:ffff::3')
    expect([third.status, third.refusal.code, third.headers['retry-after']]).toEqual([429, 'too_many_requests', '2'])
    expect((await work(1, '2001:db8:1:3::1')).status).toBe(200)
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    expect((await work(1, '2001:db8:1:2::1')).status).toBe(200)
  })
})

test('a message beyond 2 000 characters is refused with the limit named', async () => {
  const { status, refusal } = await visitor.ask(chatWithSkynn, { body: { message: 'a'.repeat(2001) } })
  expect([status, refusal.message]).toEqual([400, 'Please keep your message to 2\u00A0000 characters'])
})
