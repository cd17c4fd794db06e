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
    ['Hi Skynn, hope you are well. how much cleanser do i need per wash', /coin of cleanser/],
    ['how long does sunscreen last after opening', /about a year once open/],
    ['does sunscreen expire if its never been opened', /^\*\*(?:Unopened|Never opened)/],
    ['do i need to wash off toner', /^\*\*No, a toner stays on/],
    ['whats a good aftershave that doesnt sting', /^\*\*Choose an aftershave balm without alcohol/],
    ['what can i use instead of makeup remover', /^\*\*(?:Yes, you can skip make-up remover: a|A)ny plain oil/],
    ['how often should I replace my mascara and lip gloss', /\*\*Lip gloss:\*\*/],
    ['are konjac sponges good for sensitive skin', /^\*\*Mostly fine/],
    ['does hard water cause breakouts', /brings no pimples/],
  ])('%s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['should I shave before or after a shower', /^\*\*The shower first, then the shave/],
    ['do i put on primer before or after sunscreen', /^\*\*Sunscreen first, then primer/],
    ['do I wash my face before gym or after', /make-up off before/],
    ['best order in the shower: shampoo, body wash, face wash, shave?', /^\*\*The hair wash first, the shave last/],
  ])('what people do in a day is put in order: %s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['can i use my face moisturiser around my eyes', /^\*\*Yes, if it is (?:plain and )?fragrance-free/],
    ['can i put retinol on my lips', /^\*\*No, keep retinol off the lips/],
    ['can i use glycolic acid on my underarms', /^\*\*Yes, carefully/],
  ])('a place of the body decides whether something may go there: %s', (question, says) => {
    expect(first(question)).toMatch(says)
  })

  it.each<[question: string, says: RegExp]>([
    ['can i apply vitamin c and then go in the sun', /^\*\*Yes, with sunscreen over it/],
    ['how many minutes should i leave a benzoyl peroxide wash on', /^\*\*Two to five minutes/],
    ['my friend says i should apply retinol on damp skin, is she right?', /^\*\*On dry skin/],
    ['is it too late to start retinol at 60', /^\*\*No, it is not too late/],
    ['which acid is best for beginners', /^\*\*Lactic acid/],
    ['is a R900 vitamin c serum worth it vs a R90 one', /^\*\*No, expensive is not better/],
    ['gel or cream moisturiser for summer in Durban?', /^\*\*For heat and humid air: gel/],
    ['is stearyl alcohol halaal', /^\*\*Nothing in the name speaks against it: a fatty alcohol is a soft wax/],
    ['is beeswax vegan', /^\*\*No, beeswax is not vegan/],
    ['are products with alcohol denat haram', /^\*\*Opinions differ/],
    ['gel or cream moisturiser for oily skin, at dischem', /^\*\*For oily skin: gel/],
    [
      'cleansing milk or foaming cleanser for a combo face',
      /^\*\*Foaming cleanser if shine bothers you more, cream cleanser if cheeks are dry/,
    ],
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
    ['how can i tell if my sunscreen is fake', /^\*\*You cannot be sure/],
    ['what is double cleansing and do I need it without makeup', /^\*\*Double cleansing is/],
  ])('%s', (question, says) => {
    expect(first(question)).toMatch(says)
  })
})
