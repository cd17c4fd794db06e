import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { chatWithSkynn, type ChatEvent } from '#contract/chat.ts'
import type { ReplyEvent } from '#server/assistant/reply.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { Refusal } from '#server/http/refusal.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { openReply } from './fixtures.ts'

const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } })
const { context } = server
await context.advice.warmUp()
const origin = await server.listen()

const all = async (events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> => {
  const collected: ChatEvent[] = []
  for await (const event of events) collected.push(event)
  return collected
}
const textOf = (events: ChatEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('')

/** Runs `work` while replies are written by `write`. */
const writtenBy = async (write: typeof context.writeReply, work: () => Promise<void>) => {
  const builtIn = context.writeReply
  context.writeReply = write
  try {
    await work()
  } finally {
    context.writeReply = builtIn
  }
}
const end: ReplyEvent = { type: 'end', level: null, suggestions: [], topic: { intent: 'unclear' } as never }

describe('a reply as a stream', () => {
  test('sends its sentences in order, then the whole answer, the same as without a stream', async () => {
    const message = 'How do I start retinol?'
    const { response, events } = await openReply(origin, { message })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform')
    const collected = await all(events())
    const last = collected.at(-1)
    if (last?.type !== 'answer') throw new Error('the stream did not end with the answer')
    expect(collected.slice(0, -1).every(({ type }) => type === 'text')).toBe(true)
    expect(collected.length).toBeGreaterThan(4)
    expect(textOf(collected)).toBe(last.answer.response)
    const whole = (await server.asVisitor().call(chatWithSkynn, { body: { message } })).body
    expect({ ...last.answer, conversationId: '', allowance: null }).toEqual({
      ...whole,
      conversationId: '',
      allowance: null,
    })
  })

  test('reports invalid input like any call', async () => {
    const { response } = await openReply(origin, { message: '' })
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })])
  })

  test('that is closed early aborts the writer, keeps nothing and makes room for the next message', async () => {
    const one = await createMember(context)
    let aborted = 0
    const slow: typeof context.writeReply = async function* ({ signal }) {
      signal.addEventListener('abort', () => (aborted += 1))
      yield { type: 'text', text: 'To begin with. ' }
      await pause(60_000, undefined, { signal })
      yield end
    }
    await writtenBy(slow, async () => {
      // Twice as many as a member may have under way at once.
      for (let time = 1; time <= 4; time += 1) {
        const reply = await openReply(origin, { message: 'Hello' }, { authorization: `Bearer ${one.token}` })
        expect((await reply.events().next()).value).toEqual({ type: 'text', text: 'To begin with. ' })
        reply.close()
        await eventually(() => aborted === time)
      }
    })
    expect(await server.rows`select id from assistant_conversations where user_id = ${one.id}`).toEqual([])
    expect(context.work.advice.usage()).toMatchObject({ active: 0, waiting: 0 })
  })

  test('ends with the error when it fails on the way, and keeps nothing', async () => {
    const one = await createMember(context)
    const failing: typeof context.writeReply = async function* () {
      yield { type: 'text', text: 'To begin with. ' }
      await pause(1)
      throw new Refusal('unavailable')
    }
    await writtenBy(failing, async () => {
      const { events } = await openReply(origin, { message: 'Hello' }, { authorization: `Bearer ${one.token}` })
      expect(await all(events())).toEqual([
        { type: 'text', text: 'To begin with. ' },
        { type: 'error', code: 'unavailable', message: expect.any(String) },
      ])
    })
    expect(await server.rows`select id from assistant_conversations where user_id = ${one.id}`).toEqual([])
  })

  test('withdraws what a writer replaces, and keeps the replacement', async () => {
    const replacing: typeof context.writeReply = async function* () {
      yield { type: 'text', text: 'Bleach helps. ' }
      yield { type: 'replaced', text: 'Never bleach. ' }
      yield { type: 'text', text: 'Use [sunscreen](/nowhere).' }
      yield end
    }
    await writtenBy(replacing, async () => {
      const { events } = await openReply(origin, { message: 'Hello' })
      expect(await all(events())).toEqual([
        { type: 'text', text: 'Bleach helps. ' },
        { type: 'replaced', text: 'Never bleach. ' },
        { type: 'text', text: 'Use sunscreen.' },
        { type: 'answer', answer: expect.objectContaining({ response: 'Never bleach. Use sunscreen.' }) },
      ])
    })
  })
})
