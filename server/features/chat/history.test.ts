import { describe, expect, test } from 'vitest'
import {
  chatWithSkynn,
  deleteConversation,
  deleteConversations,
  listConversations,
  readConversation,
} from '#contract/chat.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { type Caller, startTestServer } from '#server/test-server.ts'
import { MAX_CONVERSATIONS, MAX_MESSAGES } from './conversation-queries.ts'
import { createConversation } from './fixtures.ts'

const server = await startTestServer()
const { context, rows } = server
await context.advice.warmUp()

const send = async (caller: Caller, message: string, more: object = {}) =>
  (await caller.call(chatWithSkynn, { body: { message, ...more } })).body
const read = async (caller: Caller, id: string) => (await caller.call(readConversation, { params: { id } })).body
const titles = async (caller: Caller) => (await caller.call(listConversations)).body.map(({ title }) => title)
const storedOf = async (userId: string) =>
  rows<{
    content: string
  }>`select m.content from assistant_messages m join assistant_conversations c on c.id = m.conversation_id
    where c.user_id = ${userId} order by m.place`
const allMessages = async () => (await rows`select id from assistant_messages`).length

describe('the history of a member', () => {
  test('holds each question with its reply, under the first message as title', async () => {
    const member = server.asMember(await createMember(context))
    const first = await send(member, '  How do I\n start retinol?')
    const second = await send(member, 'and if I am pregnant?', { conversationId: first.conversationId })
    expect(second.conversationId).toBe(first.conversationId)
    expect(await titles(member)).toEqual(['How do I start retinol?'])
    const { conversation, messages } = await read(member, first.conversationId)
    expect(conversation.id).toBe(first.conversationId)
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', '  How do I\n start retinol?'],
      ['assistant', first.response],
      ['user', 'and if I am pregnant?'],
      ['assistant', second.response],
    ])
    expect(messages.map(({ details }) => details)).toEqual([
      null,
      { sources: first.sources, level: first.level, usedAboutYou: [] },
      null,
      { sources: second.sources, level: second.level, usedAboutYou: [] },
    ])
  })

  test('lets a follow-up be understood after a restart of the server', async () => {
    const one = await createMember(context)
    const { conversationId } = await send(server.asMember(one), 'How do I start retinol?')
    const restarted = await startTestServer({ beside: server })
    // The engine remembers nothing, and takes seconds to start.
    Object.assign(restarted.context, { advice: context.advice, writeReply: context.writeReply })
    const after = await send(restarted.asMember(one), 'and if I am pregnant?', { conversationId })
    expect(after.conversationId).toBe(conversationId)
    expect(after.response).toMatch(/retinol|retinoid/i)
  })

  test(
    'replaces the last question and its reply, and the title with the first of them',
    { timeout: 90_000 },
    async () => {
      const one = await createMember(context)
      const member = server.asMember(one)
      const { conversationId } = await send(member, 'How do I start retinol?')
      await send(member, 'How do I start niacinamide?', { conversationId, replaceLast: true })
      expect(await titles(member)).toEqual(['How do I start niacinamide?'])
      await send(member, 'And at night?', { conversationId })
      const replaced = await send(member, 'and if I am pregnant?', { conversationId, replaceLast: true })
      expect((await storedOf(one.id)).map(({ content }) => content)).toEqual([
        'How do I start niacinamide?',
        expect.any(String),
        'and if I am pregnant?',
        replaced.response,
      ])
      expect(replaced.response).toMatch(/niacinamide/i)
      expect(await titles(member)).toEqual(['How do I start niacinamide?'])
    },
  )

  test('is listed in pages, the most recent first', async () => {
    const one = await createMember(context)
    const member = server.asMember(one)
    const ids: string[] = []
    for (let minute = 0; minute < 25; minute += 1)
      ids.push(await createConversation(context, one.id, new Date(Date.UTC(2026, 0, 1, 0, minute))))
    const first = await member.call(listConversations)
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? []
    const second = await member.get(next)
    const listed = [...first.body, ...(second.body as typeof first.body)].map(({ id }) => id)
    expect([first.body.length, listed]).toEqual([20, ids.toReversed()])
    expect(second.headers.link).toBeUndefined()
  })

  test(
    'drops the least recent conversation and the oldest messages beyond its limits',
    { timeout: 90_000 },
    async () => {
      const one = await createMember(context)
      const member = server.asMember(one)
      const oldest = await createConversation(context, one.id, new Date('2026-01-01'))
      await rows`insert into assistant_conversations (user_id, title, created_at, updated_at)
      select ${one.id}::uuid, 'Old', '2026-01-02'::timestamptz, '2026-01-02'::timestamptz from generate_series(2, ${MAX_CONVERSATIONS}::integer)`
      const { conversationId } = await send(member, 'What is niacinamide?')
      expect((await member.call(readConversation, { params: { id: oldest } })).status).toBe(404)
      const [{ count } = { count: 0 }] = await rows<{
        count: number
      }>`select count(*)::integer as count from assistant_conversations where user_id = ${one.id}`
      expect(count).toBe(MAX_CONVERSATIONS)
      await rows`insert into assistant_messages (conversation_id, role, content)
      select ${conversationId}::uuid, case when n % 2 = 1 then 'user' else 'assistant' end, 'No. ' || n from generate_series(3, ${MAX_MESSAGES}::integer) n`
      const last = await send(member, 'What is retinol?', { conversationId })
      const { messages } = await read(member, conversationId)
      expect(messages).toHaveLength(MAX_MESSAGES)
      expect([messages[0]?.content, messages.at(-1)?.content]).toEqual(['No. 3', last.response])
      expect(await storedOf(one.id)).toHaveLength(MAX_MESSAGES)
    },
  )

  test('is deleted one by one or as a whole, for good, and only their own', async () => {
    const [one, other] = [await createMember(context), await createMember(context)]
    const [member, another] = [server.asMember(one), server.asMember(other)]
    const kept = await createConversation(context, other.id)
    const id = await createConversation(context, one.id)
    await createConversation(context, one.id)
    await createConversation(context, one.id)
    expect((await another.call(deleteConversation, { params: { id } })).status).toBe(404)
    expect((await member.call(deleteConversation, { params: { id } })).body).toEqual({ ok: true })
    expect((await member.call(readConversation, { params: { id } })).status).toBe(404)
    expect((await member.call(deleteConversations)).body).toEqual({ deleted: 2 })
    expect(await storedOf(one.id)).toEqual([])
    expect((await read(another, kept)).messages).toHaveLength(2)
  })

  test('starts a new conversation for a message to one that was deleted', async () => {
    const member = server.asMember(await createMember(context))
    const { conversationId } = await send(member, 'How do I start retinol?')
    await member.call(deleteConversations)
    const next = await send(member, 'What is niacinamide?', { conversationId, replaceLast: true })
    expect(next.conversationId).not.toBe(conversationId)
    expect(await titles(member)).toEqual(['What is niacinamide?'])
  })
})

describe('what is never stored', () => {
  test('is a temporary conversation of a member, which still understands a follow-up', async () => {
    const member = server.asMember(await createMember(context))
    const before = await allMessages()
    const first = await send(member, 'How do I start retinol?', { temporary: true })
    const { conversationId } = first
    const second = await send(member, 'and if I am pregnant?', { conversationId })
    expect([second.conversationId, second.response]).toEqual([conversationId, expect.stringMatching(/retinol/i)])
    await send(member, 'What is niacinamide?', { conversationId, replaceLast: true })
    expect(await allMessages()).toBe(before)
    expect(await titles(member)).toEqual([])
    expect((await member.call(readConversation, { params: { id: conversationId } })).status).toBe(404)
    await member.call(deleteConversations)
    expect((await send(member, 'How often?', { conversationId, temporary: true })).conversationId).not.toBe(
      conversationId,
    )
  })

  test('is a temporary message to a stored conversation', async () => {
    const one = await createMember(context)
    const member = server.asMember(one)
    const { conversationId } = await send(member, 'How do I start retinol?')
    const aside = await send(member, 'I am pregnant', { conversationId, temporary: true })
    expect(aside.conversationId).not.toBe(conversationId)
    expect(await storedOf(one.id)).toHaveLength(2)
  })

  test('is what a visitor writes', async () => {
    const before = await allMessages()
    const { conversationId } = await send(server.asVisitor(), 'How do I start retinol?')
    await send(server.asVisitor(), 'and if I am pregnant?', { conversationId })
    expect(await allMessages()).toBe(before)
  })
})
