import { afterAll, describe, expect, test, vi } from 'vitest'
import { exportData, recordConsent } from '#contract/account.ts'
import { chatWithSkynn, deleteConversation, deleteConversations } from '#contract/chat.ts'
import { eraseDueAccounts } from '#server/features/account/erase-due.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { freshWord } from '#server/features/articles/fixtures.ts'
import { type Behaviour, startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { connectLanguageModel } from '#server/language-model/language-model.ts'
import { startTestServer } from '#server/test-server.ts'

// The words that only the chat holds, and that must be found nowhere else.
const TOLD = 'knobkerrie'
const REPLY = 'Blesbok'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const server = await startTestServer({
  env: { LLM_BASE_URL: provider.baseUrl, LLM_MODEL: 'test', LOG_LEVEL: 'debug' },
})
const { context, rows } = server
await context.advice.warmUp()
const connected = context.languageModel
if (connected === undefined) throw new Error('no language model is connected')
// As configured, but it gives up at once.
connected.availability.take = () => true
const settings = { baseUrl: provider.baseUrl, model: 'test', apiKey: undefined, name: 'test' }
context.languageModel = {
  ...connected,
  model: await connectLanguageModel(settings, { firstChunkMs: 300, chunkMs: 300, totalMs: 2000 }),
}

const visitor = server.asVisitor()
let asked = 0
const ask = (message: string, caller = visitor, more: object = {}) =>
  caller.call(chatWithSkynn, {
    body: { message, allowProvider: true, ...more },
    from: `2001:db8:${(asked += 1)}::1`,
  })
const question = `Does glycerin help my ${TOLD}?`

/** Runs `work`. @returns all that is written to the log and to the console meanwhile */
const writtenDuring = async (work: () => Promise<void>): Promise<string> => {
  server.takeLog()
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockReturnValue(),
  )
  await work()
  const printed = spies.flatMap((spy) => spy.mock.calls.flat().map(String))
  for (const spy of spies) spy.mockRestore()
  return [server.takeLog(), ...printed].join('\n')
}

/** Runs `work` while tables are out of reach, as in an outage; the statements that then fail carry what was written. */
const withoutTables = async (work: () => Promise<void>): Promise<void> => {
  const tables = ['assistant_messages', 'product_recommendations', 'passages']
  const rename = async (from: string, to: string) => {
    await context.database.queries.execute(`alter table ${from} rename to ${to}`)
  }
  for (const table of tables) await rename(table, `${table}_away`)
  try {
    await work()
  } finally {
    for (const table of tables) await rename(`${table}_away`, table)
  }
}

const searches: Behaviour = {
  kind: 'tool',
  name: 'search_articles',
  input: { question: TOLD },
  reply: [`${REPLY}.`],
}
const writes: Behaviour = { kind: 'text', pieces: [`${REPLY} glycerin holds water. `, 'Use it on damp skin.'] }

describe('what is written in the chat is not logged', () => {
  test.each<[string, Behaviour]>([
    ['a reply of the model', writes],
    ['a provider that refuses the request', { kind: 'error', status: 500 }],
    ['a provider that does not respond', { kind: 'silent' }],
    ['a reply that stalls', { kind: 'stalls', pieces: [`${REPLY}. And then`] }],
    ['a reply that breaks off', { kind: 'breaks', pieces: [`${REPLY}. And`] }],
    ['garbage', { kind: 'garbage' }],
    ['a withheld sentence', { kind: 'text', pieces: [`${REPLY} says: take 20 mg of isotretinoin a day.`] }],
    ['an unknown tool', { kind: 'tool', name: 'no_such_tool', input: { name: TOLD }, reply: [`${REPLY}.`] }],
    [
      'an invalid call of a tool',
      { kind: 'tool', name: 'find_products', input: { concern: TOLD }, reply: [`${REPLY}.`] },
    ],
  ])('with %s', async (_, behaviour) => {
    provider.behave(behaviour)
    const written = await writtenDuring(async () => {
      expect((await ask(question)).status).toBe(200)
    })
    expect(written).toContain('/api/chat/skynn')
    expect(written).not.toMatch(new RegExp(`${TOLD}|${REPLY}`, 'i'))
  })

  test('in a message that is refused, as invalid or beyond the allowance', async () => {
    const one = await createMember(context)
    const member = server.asMember(one)
    const written = await writtenDuring(async () => {
      expect((await ask(`${TOLD} `.repeat(400), member)).status).toBe(400)
      await ask(question, member)
      await rows`update advice_usage set used = 1000 where user_id = ${one.id}`
      expect((await ask(question, member)).status).toBe(429)
    })
    expect(written).not.toMatch(new RegExp(TOLD, 'i'))
  })

  test('in an outage of the database, nor does a provider learn what failed', async () => {
    const member = server.asMember(await createMember(context))
    await member.call(recordConsent, {
      body: { purpose: 'assistant-provider', granted: true },
    })
    provider.seen.length = 0
    const written = await writtenDuring(() =>
      withoutTables(async () => {
        for (const behaviour of [writes, searches]) {
          provider.behave(behaviour)
          const { status, body } = await ask(question, member)
          expect([status, body.response]).toEqual([200, expect.stringMatching(/^Our writing service did not finish/)])
        }
      }),
    )
    expect(written).toContain('could not be checked')
    expect(written).toContain('a tool of the language model failed')
    expect(written).toContain('a conversation continues in memory')
    expect(written).not.toMatch(new RegExp(`${TOLD}|${REPLY}`, 'i'))
    expect(JSON.stringify(provider.seen)).not.toMatch(/passages|Failed query/)
  })
})

describe('what a member writes in the chat', () => {
  /** All stored texts of conversations that contain a word, whoever they belong to. */
  const textsWith = (word: string) =>
    rows`select content from assistant_messages where content like ${`%${word}%`}
      union all select title from assistant_conversations where title like ${`%${word}%`}`

  test('is part of their export, and of no other', async () => {
    const [member, other] = [server.asMember(await createMember(context)), server.asMember(await createMember(context))]
    await ask(question, member)
    const { chatMessages } = (await member.call(exportData)).body
    expect(chatMessages).toMatchObject([
      { conversation: question, role: 'user', content: question },
      { conversation: question, role: 'assistant', content: expect.stringMatching(/glycerin/i) },
    ])
    expect(JSON.stringify((await other.call(exportData)).body)).not.toContain(TOLD)
  })

  test('is deleted with the conversation, with the history and with the account, which takes along temporary ones', async () => {
    const word = freshWord()
    const message = `Does glycerin help ${word}?`
    const one = await createMember(context)
    const member = server.asMember(one)
    const { conversationId } = (await ask(message, member)).body
    await ask(message, member, { conversationId })
    expect((await textsWith(word)).length).toBeGreaterThan(2)
    await member.call(deleteConversation, { params: { id: conversationId } })
    expect(await textsWith(word)).toEqual([])
    await ask(message, member)
    await member.call(deleteConversations)
    expect(await textsWith(word)).toEqual([])
    await ask(message, member)
    const temporary = (await ask(message, member, { temporary: true })).body.conversationId
    expect(context.conversations.turnsOf(temporary, one.id)).toHaveLength(2)
    await rows`update members set erase_at = now() - interval '1 day' where id = ${one.id}`
    await eraseDueAccounts(context)
    expect(await textsWith(word)).toEqual([])
    expect(context.conversations.turnsOf(temporary, one.id)).toBeUndefined()
  })
})
