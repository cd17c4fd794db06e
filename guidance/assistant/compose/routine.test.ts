import { beforeAll, describe, expect, it } from 'vitest'
import { knowledge as readKnowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from '../converse.fixture.ts'

let say: ReturnType<typeof converseWith>
beforeAll(async () => {
  say = converseWith(await readKnowledge(), await sampleCatalogue())
}, 60_000)

const start = (text: string): string => text.slice(0, 160)

describe('a routine obeys what it is asked with', () => {
  it.each([
    ['lazy guy here. two products. what.', /two products/, /outside what I know/],
    ['shaving routine for sensitive skin', /When you shave/, /make-up/],
  ])('%s', (message, has, hasNot) => {
    const { response } = say(message)
    expect(response).toMatch(has)
    expect(response).not.toMatch(hasNot)
  })

  it('what somebody has is placed by morning and night, and nothing is left hanging', () => {
    const { response } = say('i have niacinamide, salicylic acid and vitamin c, build me a routine')
    expect(start(response)).toMatch(/vitamin C and niacinamide in the morning, salicylic acid at night/)
    expect(response).not.toMatch(/^\d+\.\s*$/m)
  })

  it('a new baby changes the routine that was asked for, and keeps the rest of it', () => {
    const { response } = say(
      'how do i add retinol into my routine: cleanser, niacinamide, moisturiser, spf',
      'and if im breastfeeding?',
    )
    expect(start(response)).toMatch(/^\*\*No: while you are breastfeeding leave retinol out/)
    expect(response).toMatch(/niacinamide/)
    expect(response).not.toMatch(/\*\*Treat:\*\* retinol/)
  })

  it('what harms is dropped first, worst first', () => {
    const { response } = say(
      'i use cleanser, toner with alcohol, scrub daily, retinol nightly, no sunscreen. fix it',
      'what do i drop first?',
    )
    expect(start(response)).toMatch(/Drop the scrub .*then the toner/)
    expect(response).toMatch(/two nights a week[^]*sunscreen every morning/)
  })

  it('two strong things every night are put on different nights', () => {
    expect(
      start(
        say('what is wrong with my routine: cleanser, retinol every night, glycolic every night, moisturiser').response,
      ),
    ).toMatch(/different nights.*add sunscreen/)
  })

  it('our own advice is not taken for what somebody has', () => {
    expect(say('give me a routine for oily skin', 'too much effort, i have 3 min').response).not.toMatch(/Treat:/)
    expect(say('what is retinol', 'routine for dry skin', 'under R400').response).not.toMatch(/retinol/i)
  })
})

describe('a budget is the sum', () => {
  it.each([
    ['full routine for R400 total oily acne skin', 400],
    ['whole routine for R300 combination skin', 300],
  ])('%s', (message, most) => {
    const { response } = say(message)
    const prices = [...new Set(response.match(/sample: [^)]+/g))].map((one) => Number(/R(\d+\.\d\d)/.exec(one)?.[1]))
    expect(prices.length).toBeGreaterThanOrEqual(2)
    expect(prices.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most)
    expect(response).not.toMatch(/Balm/)
  })

  it('the cheapest way is three things with prices', () => {
    for (const message of [
      'whats the cheapest way to look after my skin, student here',
      'cheapest way to look after my face pls, im broke',
    ]) {
      expect(start(say(message).response)).toMatch(/^\*\*Cheapest that works: three things, R\d+/)
    }
  })
})
