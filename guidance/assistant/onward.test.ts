import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What the last message of a conversation is answered with: its own question first, out of what was said before.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n\n')[0] ?? ''

describe('a question that leans on the last answer is answered in the first line', () => {
  it.each([
    // how long
    ['routine for dry skin please >> when will i start seeing results', /8 weeks/],
    // the reason, the end
    [
      'can i wash my face with dove soap bar >> is that why my face feels so tight after',
      /^\*\*Yes, very likely: .*tight/,
    ],
    ['how do i treat dark marks >> is it because of the sun', /^\*\*Yes, very likely: .*sun/],
    [
      'i get razor bumps on my neck >> should i quit shaving',
      /^\*\*(?:Not for good: stop for two to four weeks|Better not for three to four weeks)/,
    ],
    ['what helps for dry lips >> must i stop licking them', /^\*\*Yes: do not lick/],
    ['what can i use for chapped lips >> can i still lick them', /^\*\*No: do not lick/],
    ['whats wrong with apricot scrubs >> so what then?', /rough texture, start with/],
    ['do collagen creams rebuild collagen >> so what does?', /fine lines, start with/],
    // its measure and form
    ['what is vitamin c good for >> thanks >> which one for sensitive skin', /sodium ascorbyl phosphate/],
    ['is salicylic acid good for acne >> isnt it too drying', /^\*\*It can be/],
    // its place
    ['in what order must i use my products >> where does vitamin c go', /after cleansing and before moisturiser/],
    ['where does the sunscreen go', /^\*\*Sunscreen goes last: after moisturiser/],
    ['what does hyaluronic acid do >> do i put it on damp or dry skin', /On damp skin/],
    ['what is retinol >> on wet or dry skin', /On dry skin/],
    ['can i use retinol with benzoyl peroxide >> and the one in the mornings and the other one at nights', /^\*\*Yes/],
    // the same of something else
    ['do i need a toner >> eye cream?', /^\*\*For most people no/],
    ['does sunscreen stop me getting vitamin d >> and do dark people even need it', /^\*\*Yes, dark/],
    ['how do i stop my t zone being so oily >> and my makeup slides off', /Wear less and lighter/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('after a reaction the talk stays with it', () => {
  it.each([
    ['i got a rash after a new cream >> on my arms', /^\*\*On the arms the same goes: stop that cream/],
    [
      'i got a rash after a new cream >> on my neck >> its not swollen just itchy',
      /stop that cream until skin is calm/,
    ],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it('a red flag that was answered answers what is asked about it, and keeps its action', () => {
    const { response, level } = converse(
      'ive been using a whitening cream with no label for 6 months',
      'can i just quit it today?',
    )
    expect(level).toBe('urgent')
    expect(response).toMatch(/^If it may hold a strong steroid.*stopping suddenly can flare[^]*\*\*See a doctor/)
  })
})

describe('what was meant takes the place of what was said', () => {
  it.each([
    ['whats good for marks >> no i meant stretch marks not pimple marks', /stretch marks/],
    ['can i use retinol with vitamin e >> sorry i meant vitamin c', /myth/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('thanks', () => {
  it.each(['thank you so much you really helped me', 'shot thanks for everything hey, my skin is much better now'])(
    '%s',
    (talk) => expect(first(talk)).toMatch(/^\*\*My pleasure/),
  )

  it.each(['thank you. but my skin still burns', 'is retinol good for acne marks >> ok so i am 16'])(
    'is not what this says: %s',
    (talk) => expect(first(talk)).not.toMatch(/My pleasure/),
  )
})
