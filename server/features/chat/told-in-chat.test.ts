import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chatWithSkynn } from '#contract/chat.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { startTestServer } from '#server/test-server.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const server = await startTestServer({ env: { LLM_BASE_URL: provider.baseUrl, LLM_MODEL: 'test' } })
await server.context.advice.warmUp()
const visitor = server.asVisitor()

const product = (productName: string, label: string) =>
  createProduct(server.context, { productName, label, category: 'serum', skinConcerns: ['dehydration'] })
await product('Quiet Hour', 'Aqua, Glycerin, Butyrospermum Parkii Butter')
await product('Rose Parade', 'Aqua, Glycerin, Parfum')
await product('Second Night', 'Aqua, Glycerin, Retinol')
await product('Calm Water', 'Aqua, Glycerin')

beforeEach(() => {
  provider.seen.length = 0
})

let asked = 0
/** Each message comes from another household, so that none meets the daily allowance. */
const send = async (body: object) =>
  (
    await visitor.call(chatWithSkynn, {
      body: { allowProvider: true, ...body },
      from: `2001:db8:${(asked += 1)}::1`,
    })
  ).body

/** Tells something, then asks for a product; the model calls `tool`, and then writes `reply`. @returns the result of the tool, and the reply */
const afterTelling = async (told: string, tool: { name: string; input: object }, reply: string) => {
  provider.behave({ kind: 'text', pieces: ['That is good to know.'] })
  const { conversationId } = await send({ message: told })
  provider.behave({ kind: 'tool', ...tool, reply: [reply] })
  const { response } = await send({ message: 'Which serum holds water in my skin?', conversationId })
  return { result: JSON.stringify(provider.seen.at(-1)?.body.messages.at(-1)), response }
}
const findSerums = { name: 'find_products', input: { category: 'serum' } }

describe('what a person told in the conversation', () => {
  test.each([
    ['an avoid-list', 'I react to fragrance and shea', ['Calm Water', 'Second Night'], ['Quiet Hour', 'Rose Parade']],
    ['a pregnancy', 'I am 12 weeks pregnant', ['Calm Water', 'Quiet Hour', 'Rose Parade'], ['Second Night']],
  ])('leaves products out of what the model finds: %s', async (_, told, kept, left) => {
    const { result } = await afterTelling(told, findSerums, 'Have a look.')
    for (const name of kept) expect(result).toContain(name)
    for (const name of left) expect(result).not.toContain(name)
  })

  test.each([
    ['shea', 'I react to fragrance and shea', 'Quiet Hour'],
    ['fragrance', 'I react to fragrance and shea', 'Rose Parade'],
    ['a retinoid', 'I am 12 weeks pregnant', 'Second Night'],
  ])('withholds a product with %s, although no tool returned it', async (_, told, name) => {
    const { response } = await afterTelling(told, findSerums, `My pick for you is ${name}.`)
    expect(response).toMatch(/^That draft did not pass our safety checks/)
    expect(response).not.toContain(name)
  })

  test('lets a product that suits through', async () => {
    const reply = 'My pick for you is Calm Water.'
    expect((await afterTelling('I react to fragrance and shea', findSerums, reply)).response).toBe(reply)
  })

  test('leaves the mark of a sample to us, which is never missing and never doubled', async () => {
    const { slug } = await createProduct(server.context, {
      productName: 'Made-up Dew',
      category: 'mask',
      label: 'Aqua, Glycerin',
      isSample: true,
    })
    const page = `/product-recommendations/${slug}`
    const findMasks = { name: 'find_products', input: { category: 'mask' } }
    for (const [written, shown] of [
      ['Look at Made-up Dew for that.', 'Look at Made-up Dew (sample) for that.'],
      [`Look at [Made-up Dew](${page}) for that.`, `Look at [Made-up Dew (sample)](${page}) for that.`],
      [`Look at **[Made-up Dew](${page})** (sample).`, `Look at **[Made-up Dew](${page})** (sample).`],
      ['Look at Made-up Dew (sample) for that.', 'Look at Made-up Dew (sample) for that.'],
    ])
      expect((await afterTelling('My skin is dry', findMasks, written ?? '')).response).toBe(shown)
  })

  test('is told to the other checks as well', async () => {
    const label = { name: 'check_label', input: { list: 'Aqua, Glycerin, Retinol' } }
    expect((await afterTelling('I am 12 weeks pregnant', label, 'Leave it.')).result).toMatch(/retinoid[^"]*pregnancy/)
    const routine = { name: 'check_routine', input: { steps: [{ name: 'Retinol serum', when: 'evening' }] } }
    expect((await afterTelling('I am 12 weeks pregnant', routine, 'Leave it.')).result).toMatch(/pregnan/)
  })
})

test('what the person tells with the question counts in the answers of our rules', async () => {
  provider.behave({
    kind: 'tool',
    name: 'check_pair',
    input: { first: 'retinol', second: 'niacinamide' },
    reply: ['No.'],
  })
  const message = 'I am pregnant. Does retinol go with niacinamide?'
  await send({ message })
  expect(JSON.stringify(provider.seen.at(-1)?.body.messages.at(-1))).toMatch(/pregnan/i)
})
