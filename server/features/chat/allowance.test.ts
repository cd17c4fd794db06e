import { describe, expect, test } from 'vitest'
import { chatWithSkynn, getChatSetup } from '#contract/chat.ts'
import { createMember, type Membership } from '#server/features/accounts/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'

const now = new Date('2026-06-01T21:59:00Z')
const resetsAt = '2026-06-01T22:00:00.000Z'
const server = await startTestServer({ now: () => now })
await server.context.advice.warmUp()

const send = (caller: Caller, message = 'What is niacinamide?', from = '192.0.2.1') =>
  caller.call(chatWithSkynn, { body: { message }, from })
const allowance = async (caller: Caller, from = '192.0.2.1') =>
  (await caller.call(getChatSetup, { from })).body.allowance
const urgent = 'my lips are swelling and I cannot breathe after a new cream'

describe('the daily allowance of chat messages', () => {
  test.each([
    ['free', 30],
    ['ended trial', 30],
    ['trial', 100],
    ['active', 100],
    ['founding', 100],
  ] satisfies [Membership, number][])('of a member (%s) is %i', async (membership, limit) => {
    const one = await createMember(server.context, membership)
    const member = server.asMember(one)
    expect(await allowance(member)).toEqual({ limit, used: 0, resetsAt })
    expect((await send(member)).body.allowance).toEqual({ limit, used: 1, resetsAt })
    await server.rows`update advice_usage set used = ${limit} where user_id = ${one.id}`
    const refused = await send(member)
    expect([refused.status, refused.refusal]).toEqual([
      429,
      {
        code: 'allowance_used',
        message: `You have used your ${limit} messages for today. You can go on tomorrow.`,
      },
    ])
    expect(await allowance(member)).toEqual({ limit, used: limit, resetsAt })
  })

  test('of visitors is 20 for a household, and is not spent by messages that need urgent care', async () => {
    const visitor = server.asVisitor()
    const from = '198.51.100.7'
    for (let used = 1; used <= 20; used += 1)
      expect((await send(visitor, 'Hello', from)).body.allowance).toEqual({ limit: 20, used, resetsAt })
    expect((await send(visitor, 'Hello', from)).status).toBe(429)
    expect((await send(visitor, 'Hello', '198.51.100.8')).status).toBe(200)
    const cared = await send(visitor, urgent, from)
    expect([cared.status, cared.body.level, cared.body.allowance]).toEqual([200, 'emergency', null])
    expect(cared.body.response.slice(0, 200)).toMatch(/112|10177/)
  })

  test('of a member is not spent by a message that only an earlier one makes urgent', async () => {
    const member = server.asMember(await createMember(server.context))
    const first = await send(member, 'Is hydroquinone bad?')
    expect(first.body.allowance?.used).toBe(1)
    const { body } = await member.call(chatWithSkynn, {
      body: { message: 'I have been using it 8 months', conversationId: first.body.conversationId },
    })
    expect([body.level, body.allowance]).toEqual(['urgent', null])
    expect((await allowance(member)).used).toBe(1)
  })

  test('is refused as JSON before a stream begins', async () => {
    const one = await createMember(server.context)
    const member = server.asMember(one)
    await send(member)
    await server.rows`update advice_usage set used = 30 where user_id = ${one.id}`
    const refused = await member.call(chatWithSkynn, {
      body: { message: 'Hello' },
      headers: { accept: 'text/event-stream' },
    })
    expect([refused.status, refused.refusal.code]).toEqual([429, 'allowance_used'])
  })
})
