import { afterAll, expect, test } from 'vitest'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { startTestServer } from '#server/test-server.ts'
import { openReply } from './fixtures.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const server = await startTestServer({ env: { LLM_BASE_URL: provider.baseUrl, LLM_MODEL: 'test' } })
await server.context.advice.warmUp()
const origin = await server.listen()

/** Attempts; the best one counts, because other work of the machine only ever delays. */
const ATTEMPTS = 5

/** Milliseconds from the piece of the provider that completes the first sentence to its arrival at the client. */
const delayOfFirstSentence = async (): Promise<number> => {
  provider.sentAt.length = 0
  // A sentence is complete when the next one begins.
  const pieces = ['Glycerin holds ', 'water in your skin.', ' Use', ' it on damp skin.']
  provider.behave({ kind: 'text', pieces, pause: 100 })
  const message = 'What does glycerin do for dry skin?'
  const { events } = await openReply(origin, { message, allowProvider: true })
  const arrived: [text: string, at: number][] = []
  for await (const event of events()) if (event.type === 'text') arrived.push([event.text, performance.now()])
  const [[text, at] = ['', 0]] = arrived
  expect([text, arrived.length]).toEqual(['Glycerin holds water in your skin. ', 2])
  return at - (provider.sentAt[2] ?? Number.NaN)
}

test('the first sentence of a model is checked and reaches the reader within 300 ms of the provider sending it', async () => {
  const delays: number[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) delays.push(await delayOfFirstSentence())
  expect(Math.min(...delays)).toBeLessThan(300)
}, 60_000)
