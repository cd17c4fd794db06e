import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())

describe('an answer that opens by sending to a clinic or doctor says so in its level', () => {
  it.each([
    '19f, which wax strips for chin hair? its getting thick n coarse, only had 2 periods this whole year',
    'My seun van 10 het puisies op sy neus gekry. Kan ek my glikoolsuur-toner op hom gebruik?',
  ])('%s', (message) => expect(ask(message).level).toBe('routine'))
  it.each([
    'im allergic to nuts, which oil can i use on my face',
    'is there hair removal cream for my chin? just a few fine hairs',
  ])('and none where somebody is only to be asked: %s', (message) => expect(ask(message).level).toBeNull())
  it('a prescribed retinoid before a planned baby is told to the prescriber', () => {
    expect(
      ask(
        'tret every second night still ok in summer?',
        'and we trying for a baby from january. do i finish the tube first',
      ).level,
    ).toBe('routine')
    expect(ask('trying to conceive, can i use retinol?').level).toBeNull()
  })
})

describe('nobody thins out or ends what was prescribed on their own', () => {
  it.each([
    [
      ['Eczema is nearly gone so I want to drop the ointment my derm gave and go natural with coconut oil. Good plan?'],
      /not instead of it/,
    ],
    [
      [
        'lip balm for roaccutane lips?',
        'still wrecked. can i quietly go down to every second day without telling the doc',
      ],
      /For the lips meanwhile/,
    ],
    [['my doctor gave me tret for acne, can i use it once a week instead, dont wanna tell her'], /lowered slowly/],
  ])('%s', (messages, says) => {
    const { response } = ask(...messages)
    expect(response).toMatch(/^\*\*No, do not thin it out or stop it on your own/)
    expect(response).toMatch(says)
  })
  it.each([
    'derm told me to stop the adapalene for 2 weeks, what must i use meanwhile',
    'can i stop using my cleanser and go natural with honey',
  ])('but: %s', (message) => expect(ask(message).response).not.toMatch(/on your own: ask/))
})

describe('a diagnosis in one word is not given', () => {
  it.each([
    'round scaly ring on my forearm, itchy. ringworm yes or no? just one word',
    'just tell me, eczema or psoriasis? one word',
  ])('%s', (message) =>
    expect(ask(message).response).toMatch(/^\*\*I cannot (?:give a yes or no|tell which it is): nobody can diagnose/),
  )
  it.each(['is ringworm contagious yes or no', 'is niacinamide good for oily skin yes or no'])('but: %s', (message) =>
    expect(ask(message).response).toMatch(/^\*\*Yes/),
  )
})

describe('whose skin it is', () => {
  it.each([
    [
      'my dog keeps licking the hand cream off me, is that ok for HIM? plain glycerine one',
      /^\*\*Rather not: ask your vet/,
    ],
    ['our boerboel has a red rash on his belly, can i put my own cortisone cream on him', /^\*\*No, ask a vet first/],
    ['my dog ate rat poison', /^\*\*Call a vet now/],
    [
      'perfume gives me rashes. bottle says UNSCENTED but i see linalool and limonene at the end, safe for me?',
      /^\*\*No, not for you: linalool and limonene/,
    ],
    ['fragrance allergic here. is citronellol in my shampoo a problem?', /^\*\*Yes, leave it: citronellol/],
    [
      'my late gran swelled up once from lanolin. never had a problem myself, do i have to avoid it in my lip balm?',
      /^\*\*No, you need not avoid lanolin/,
    ],
    ['sister reacts to aloe but i never did. is it safe for me', /^\*\*Yes, you may try aloe vera/],
  ])('%s', (message, says) => expect(ask(message).response).toMatch(says))
  it.each([
    ['a bite', 'my dog bit me on the hand, what cream'],
    ['a scratch that festers', 'my cat scratched me, its red and hot and full of pus'],
  ])('and %s is told to people: %s', (_, message) => {
    expect(ask(message).response).not.toMatch(/vet first/)
    expect(ask(message).level).not.toBeUndefined()
  })
  it.each([
    'My dog licks my face every morning. Bad for my acne?',
    'my son is allergic to nuts, im not. can i use almond oil on him',
  ])('but: %s', (message) =>
    expect(ask(message).response).not.toMatch(/ask your vet|a vet first|not for you: l|you may try/),
  )
})
