import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { recordConsent } from '#contract/account.ts'
import { chatWithSkynn, getChatSetup, readConversation } from '#contract/chat.ts'
import { checkIngredients } from '#contract/guidance.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { startTestServer } from '#server/test-server.ts'
import { harmful, injections, obeyed } from './injections.fixture.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const env = {
  LLM_BASE_URL: provider.baseUrl,
  LLM_MODEL: 'test',
  LLM_PROVIDER_NAME: 'Example Cloud',
  LOG_LEVEL: 'debug',
}
const server = await startTestServer({ env })
await server.context.advice.warmUp()
beforeEach(() => {
  provider.seen.length = 0
  provider.behave({ kind: 'text', pieces: ['Glycerin holds ', 'water in your skin.'] })
})

const message = 'What does glycerin do for dry skin?'
const visitor = server.asVisitor()
let asked = 0
/** Each message comes from another household, so that none meets the daily allowance. */
const ask = async (body: object, caller = visitor) =>
  (await caller.call(chatWithSkynn, { body, from: `2001:db8:${(asked += 1)}::1` })).body.response
const FROM_MODEL = 'Glycerin holds water in your skin.'

describe('a message reaches the provider', () => {
  test('of a member only after a consent that names this provider, and no longer once it is withdrawn', async () => {
    const member = server.asMember(await createMember(server.context))
    expect((await member.call(getChatSetup)).body.provider).toEqual({ name: 'Example Cloud', isAllowed: false })
    await ask({ message, allowProvider: true }, member)
    expect(provider.seen).toHaveLength(0)

    const consent = await member.call(recordConsent, { body: { purpose: 'assistant-provider', granted: true } })
    expect(consent.body).toMatchObject({ granted: true, version: 'Example Cloud' })
    expect((await member.call(getChatSetup)).body.provider?.isAllowed).toBe(true)
    expect(await ask({ message }, member)).toBe(FROM_MODEL)
    expect(provider.seen).toHaveLength(1)

    await member.call(recordConsent, { body: { purpose: 'assistant-provider', granted: false } })
    await ask({ message }, member)
    expect(provider.seen).toHaveLength(1)
  })

  test('not with the consent to another provider', async () => {
    const person = await createMember(server.context)
    await server.asMember(person).call(recordConsent, { body: { purpose: 'assistant-provider', granted: true } })
    const other = await startTestServer({ env: { ...env, LLM_PROVIDER_NAME: 'Another Cloud' }, beside: server })
    await ask({ message }, other.asMember(person))
    expect(provider.seen).toHaveLength(0)
  })

  test('of a visitor only where the message allows it', async () => {
    await ask({ message })
    expect(provider.seen).toHaveLength(0)
    expect(await ask({ message, allowProvider: true })).toBe(FROM_MODEL)
  })

  test('never when somebody should be seen first', async () => {
    await ask({ message: 'My lips are swelling and I cannot breathe', allowProvider: true })
    expect(provider.seen).toHaveLength(0)
  })
})

test('the model sees the profile that was given and what our tools return', async () => {
  provider.behave({ kind: 'tool', name: 'look_up_ingredient', input: { name: 'glycerin' }, reply: ['It holds water.'] })
  const profile = { skinType: 'dry', pregnant: true }
  const { body } = await visitor.call(chatWithSkynn, {
    body: { message, allowProvider: true, profile },
    from: '2001:db8:aaaa::1',
  })
  const [first, second] = provider.seen
  expect(JSON.stringify(first?.body.messages[0])).toContain('pregnant')
  expect(JSON.stringify(second?.body.messages.at(-1))).toContain('/ingredients/glycerin')
  expect(body.sources.length).toBeGreaterThan(0)
})

test('neither messages nor replies are logged, also when the provider fails', async () => {
  server.takeLog()
  await ask({ message: 'Does glycerin help my peeling elbows?', allowProvider: true })
  provider.behave({ kind: 'error', status: 500 })
  await ask({ message: 'Does glycerin help my peeling elbows?', allowProvider: true })
  expect(server.takeLog()).not.toMatch(/elbows|holds water/)
})

test('a withdrawn reply takes its sources along', async () => {
  const input = { question: 'How much sunscreen?' }
  const reply = ['It holds water. ', 'You have melasma.']
  provider.behave({ kind: 'tool', name: 'search_answers', input, reply })
  const { body } = await visitor.call(chatWithSkynn, {
    body: { message, allowProvider: true },
    from: '2001:db8:bbbb::1',
  })
  const own = await visitor.call(chatWithSkynn, { body: { message }, from: '2001:db8:bbbc::1' })
  expect(body.response).toContain('That draft did not pass')
  expect(body.sources).toEqual(own.body.sources)
})

test('a reply says which provider helped to write it, also in the history; one of our own engine does not', async () => {
  const member = server.asMember(await createMember(server.context))
  await member.call(recordConsent, { body: { purpose: 'assistant-provider', granted: true } })
  const { body: first } = await member.call(chatWithSkynn, { body: { message } })
  expect(first.writtenBy).toBe('Example Cloud')
  provider.behave({ kind: 'text', pieces: ['You have melasma.'] })
  const { conversationId } = first
  const { body: second } = await member.call(chatWithSkynn, { body: { message: 'And at night?', conversationId } })
  expect(second).not.toHaveProperty('writtenBy')
  const { messages } = (await member.call(readConversation, { params: { id: conversationId } })).body
  expect(messages.map(({ details }) => details?.writtenBy)).toEqual([undefined, 'Example Cloud', undefined, undefined])
})

test('the outcomes are counted for the metrics', async () => {
  await ask({ message, allowProvider: true })
  const metrics = (await visitor.get('/metrics')).text
  expect(metrics).toMatch(/skynn_assistant_replies_total\{outcome="model"\} \d+/)
})

describe.each(injections.map((text) => [text.replaceAll('\n', ' '), text] as const))('the injection %s', (_, text) => {
  test('is not obeyed by the built-in assistant', async () => {
    expect(await ask({ message: text })).not.toMatch(harmful)
  })

  test('is not obeyed where a model obeys it, whether somebody writes it or one of our texts holds it', async () => {
    const [reply, shown] = obeyed(text)
    provider.behave({ kind: 'text', pieces: [reply] })
    const written = await ask({ message: text, allowProvider: true })
    expect(written).not.toMatch(shown)
    expect(await ask({ message: `What does this review mean? “${text}”`, allowProvider: true })).not.toMatch(shown)
  })

  test('is not obeyed on a label, whose ingredients are read all the same', async () => {
    const label = `Ingredients: Aqua, Glycerin, Hydroquinone. ${text}`
    const { body } = await visitor.call(checkIngredients, { body: { text: label } })
    expect(body.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aqua', 'Glycerin']))
    expect(body.lighteners.length).toBeGreaterThan(0)
  })
})
