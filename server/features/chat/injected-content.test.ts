import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chatWithSkynn } from '#contract/chat.ts'
import { createArticle, freshWord } from '#server/features/articles/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { createReview } from '#server/features/reviews/fixtures.ts'
import { startFakeProvider } from '#server/language-model/fake-provider.fixture.ts'
import { startTestServer } from '#server/test-server.ts'
import { harmful, injections, obeyed } from './injections.fixture.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const server = await startTestServer({ env: { LLM_BASE_URL: provider.baseUrl, LLM_MODEL: 'test' } })
await server.context.advice.warmUp()
const visitor = server.asVisitor()
beforeEach(() => {
  provider.seen.length = 0
})

let asked = 0
/** Each message comes from another household, so that none meets the daily allowance. */
const ask = async (message: string, allowProvider: boolean) =>
  (
    await visitor.call(chatWithSkynn, {
      body: { message, allowProvider },
      from: `2001:db8:${(asked += 1)}::1`,
    })
  ).body.response
/** Passages are stored as plain text, without their markup. */
const lettersOf = (text: string) => text.replaceAll(/\\[n"]|[^a-z]/gi, '')
const lastResult = () => JSON.stringify(provider.seen.at(-1)?.body.messages.at(-1))

describe.each(injections.map((text) => [text.replaceAll('\n', ' '), text] as const))(
  'an article with the injection %s',
  (_, text) => {
    test('changes neither the built-in reply nor what is shown of a model that obeys it', async () => {
      const word = freshWord()
      const content = `What glycerin does, ${word}. ${text}`
      await createArticle(server.context, { title: `Glycerin and ${word}`, tags: ['glycerin'], content })
      const question = `What does glycerin ${word} do?`
      expect(await ask(question, false)).not.toMatch(harmful)

      const [reply, shown] = obeyed(text)
      provider.behave({ kind: 'tool', name: 'search_articles', input: { question: word }, reply: [reply] })
      const response = await ask(question, true)
      expect(lettersOf(lastResult())).toContain(lettersOf(text).slice(0, 30))
      expect(response).not.toMatch(shown)
      expect(response).not.toMatch(harmful)
    })
  },
)

/** A call of each tool that would find the product, the article or the ingredients of the test. */
const callsFor = (word: string): Record<string, object> => ({
  search_answers: { question: `Is ${word} any good?` },
  check_pair: { first: word, second: 'retinol' },
  look_up_ingredient: { name: word },
  check_label: { list: `Aqua, Glycerin, ${word}` },
  check_routine: { steps: [{ name: word, when: 'evening' }] },
  find_products: { category: 'serum' },
  search_articles: { question: word },
})

test('the texts of reviews reach the model through none of its tools', async () => {
  const [word, secret] = [freshWord(), freshWord()]
  const { id } = await createProduct(server.context, { productName: `Calm ${word}` })
  await createReview(server.context, {
    productId: id,
    title: `${word} ${secret}`,
    content: `${word}. ${secret}. ${injections[0]}`,
  })
  provider.behave({ kind: 'text', pieces: ['Have a look.'] })
  await ask(`What do people say about ${word}?`, true)
  const offered = (provider.seen[0]?.body.tools ?? []).map(
    (tool) => (tool as { function: { name: string } }).function.name,
  )
  const calls = callsFor(word)
  expect(offered.toSorted()).toEqual(Object.keys(calls).toSorted())
  let found = ''
  for (const [name, input] of Object.entries(calls)) {
    provider.behave({ kind: 'tool', name, input, reply: ['Have a look.'] })
    await ask(`What do people say about ${word}?`, true)
    found += lastResult()
  }
  expect(found).toContain(`Calm ${word}`)
  expect(JSON.stringify(provider.seen)).not.toContain(secret)
})
