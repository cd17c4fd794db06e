import { describe, expect, it } from 'vitest'
import { analyseSkinQuiz, checkIngredients } from '#contract/guidance.ts'
import { freshWord } from '#server/features/articles/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { answers } from './fixtures.ts'

const server = await startTestServer()
await server.context.advice.warmUp()
const visitor = server.asVisitor()

describe('the label check', () => {
  it('recognises printed ingredients and lists what does not suit, with the rule and ingredients', async () => {
    const { status, body } = await visitor.call(checkIngredients, {
      body: {
        text: 'INGREDIENTS: Aqua/Water/Eau, Glycerin, 1,2-Hexanediol, Niacinamide 5%, Parfum (Fragrance), Limonene, Zorblaxin',
        profile: { skinType: 'sensitive', avoid: 'perfume' },
      },
    })
    expect(status).toBe(200)
    expect(body.items.map(({ name }) => name)).toEqual([
      'Aqua',
      'Glycerin',
      '1,2-Hexanediol',
      'Niacinamide',
      'Parfum',
      'Limonene',
      null,
    ])
    expect(body.allergens).toEqual(['Limonene'])
    expect(body.doesNotSuit.map(({ because }) => because.ingredients).flat()).toEqual(
      expect.arrayContaining(['fragrance']),
    )
    expect(body.doesNotSuit.every(({ because }) => because.rule !== '')).toBe(true)
  })

  it('warns about an ingredient that does not belong in a cosmetic, with where to report it', async () => {
    const { body } = await visitor.call(checkIngredients, { body: { text: 'Aqua, Mercurous Chloride, Petrolatum' } })
    expect(body.lighteners[0]?.text).toMatch(/SAHPRA/)
  })
})

describe('the skin quiz', () => {
  it('returns profile, routine, products and tips, with rand prices within the budget', async () => {
    const { status, body } = await visitor.call(analyseSkinQuiz, {
      body: { answers: answers({ budget: 'under-500' }) },
    })
    expect([status, Object.keys(body)]).toEqual([200, ['profile', 'routine', 'products', 'tips']])
    expect(body.products.length).toBeGreaterThanOrEqual(2)
    const prices = body.products.map(({ price }) => price)
    expect(prices.join(' ')).toMatch(/^(R\d+\.\d\d ?)+$/)
    expect(prices.reduce((sum, price) => sum + Number(price.slice(1)), 0)).toBeLessThan(500)
  })

  it('returns byte-identical results for the same answers', async () => {
    const request = { body: { answers: answers({ allergies: 'no perfume pls', goals: "I'm pregnant" }) } }
    expect((await visitor.call(analyseSkinQuiz, request)).text).toBe(
      (await visitor.call(analyseSkinQuiz, request)).text,
    )
  })
})

it('logs neither a label nor the answers of the quiz', async () => {
  const word = freshWord()
  const quiet = await startTestServer({ beside: server, env: { LOG_LEVEL: 'debug' } })
  await quiet.context.advice.warmUp()
  await quiet.asVisitor().call(checkIngredients, { body: { text: `Aqua, ${word}` } })
  await quiet.asVisitor().call(analyseSkinQuiz, { body: { answers: answers({ goals: word }) } })
  const log = quiet.takeLog()
  expect(log).toMatch(/\/api\/ai\/skin-quiz/)
  expect(log).not.toContain(word)
})
