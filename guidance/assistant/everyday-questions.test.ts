import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { answer } from './answer.ts'
import { askingIn } from './understand/asking.ts'
import { withoutGreeting } from './understand/small-talk.ts'

const known = await knowledge()
const catalogue = await sampleCatalogue()
const first = (message: string): string =>
  answer(known, { message, turns: [], pages: [], catalogue }).response.split('\n\n')[0] ?? ''

describe('A question of every day is answered in the first sentence', () => {
  it.each<[question: string, says: RegExp]>([
    ['how often should i change my razor blade', /^\*\*A razor blade lasts five to ten shaves/],
    ['do I need to clean my face roller and how', /^\*\*Yes, wash a roller or gua sha stone after every use/],
  ])('%s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['should I shave before or after a shower', /^\*\*The shower first, then the shave/],
    ['best order in the shower: shampoo, body wash, face wash, shave?', /^\*\*The hair wash first, the shave last/],
  ])('what people do in a day is put in order: %s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['can i use my face moisturiser around my eyes', /^\*\*Yes, if it is (?:plain and )?fragrance-free/],
    ['can i put retinol on my lips', /^\*\*No, keep retinol off the lips/],
  ])('a place of the body decides whether something may go there: %s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['can i apply vitamin c and then go in the sun', /^\*\*Yes, with sunscreen over it/],
    ['is beeswax vegan', /^\*\*No, beeswax is not vegan/],
    ['are products with alcohol denat haram', /^\*\*Opinions differ/],
  ])('%s', (question, says) => {
    expect(first(question)).toMatch(says)
  })
})

describe('What is told around a question is no question', () => {
  it.each<[message: string, asks: string]>([
    ['I shave every day. Which cream suits me?', ' Which cream suits me?'],
    ['how often must i exfoliate', 'how often must i exfoliate'],
  ])('%s', (message, asks) => {
    expect(askingIn(message)).toBe(asks)
  })

  it('leaves a greeting out, and a routine for the morning in', () => {
    expect(withoutGreeting('Morning ladies, is it a must to use toner?')).toBe('is it a must to use toner?')
    expect(withoutGreeting('Morning routine for oily skin')).toBe('Morning routine for oily skin')
  })
})

describe('A wider word of every day does not take a question that belongs elsewhere', () => {
  it.each<[question: string, says: RegExp]>([
    ['can u recommend a cleanser for oily skin under R150', /R150/],
    ['how do i patch test a new serum properly', /elbow|jaw/],
  ])('%s', (question, says) => {
    expect(first(question)).toMatch(says)
  })
})
