import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { converseWith } from '../converse.fixture.ts'

const ask = converseWith(await readKnowledge(), [])
const opening = (message: string): string => ask(message).response.split('\n')[0] ?? ''

describe('words of skincare', () => {
  it.each<[string, RegExp]>([
    ['what does non comedogenic mean', /not clogging pores/],
    ['difference between toner and frobulator', /don’t know “frobulator”/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))

  it('are not explained to somebody who only uses one', () => {
    expect(opening('recommend a serum for dark marks')).not.toMatch(/is a thin liquid/)
    expect(opening('what is a good moisturiser for dry skin')).not.toMatch(/holds water in/)
  })
})

describe('a part of the body with what is wrong there', () => {
  it.each<[string, RegExp]>([
    ['i get pimples on my back from gym', /sweat off/],
    ['puisies op my rug', /sweat off/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))

  it('gives way to a pregnancy, a routine and a red flag', () => {
    expect(opening('can i use retinol for my back acne while pregnant')).toMatch(/^\*\*No, leave retinol out/)
    expect(ask('routine for my oily back and face with acne please, morning and night').topic.intent).toBe('routine')
    expect(ask('my hands are red raw and my face swells and i cant breathe').level).toBe('emergency')
  })
})

describe('everyday questions', () => {
  it.each<[string, RegExp]>([
    ['is vaseline at night going to block my pores', /^\*\*No/],
    ['is kojic acid soap banned here', /Not banned/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))
})

describe('an illness or a medicine beside skincare', () => {
  it.each<[string, RegExp]>([
    ['i take epilim for epilepsy, is niacinamide cream a problem', /fine: niacinamide/],
    ['i have lupus, what must my sunscreen be like', /lupus|first thing to do/],
  ])('%s', (message, said) => {
    expect(opening(message)).toMatch(said)
    expect(ask(message).response).toMatch(/doctor|clinic|pharmacist|team/)
  })
})

describe('a circumstance', () => {
  const old = /Older, thin skin/
  it('counts when it is said of the person it is for, not of who said something', () => {
    expect(ask('cream for my gogo, her skin is dry, she is 80').response).toMatch(/old, thin skin|Older, thin skin/i)
    for (const message of [
      'my gogo says urine clears pimples',
      'my ouma sê asyn help vir puisies',
      'according to my granny lemon is good for dark marks',
    ]) {
      expect(ask(message).response, message).not.toMatch(old)
    }
    expect(
      ask('i paid for the taxi to the clinic, they gave me benzoyl peroxide for acne, how often').response,
    ).not.toMatch(/Driving/)
  })
})

describe('everyday questions begin with their answer', () => {
  it.each<[string, RegExp]>([
    ['can my boyfriend use products for women', /^\*\*Yes/],
    ['how often should i use aha peeling solution', /Once a week at most/],
  ])('%s', (message, said) => expect(opening(message)).toMatch(said))
})
