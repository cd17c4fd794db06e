import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const last = converseWith(await knowledge(), await sampleCatalogue())
const said = (...messages: string[]): string => last(...messages).response
const steps = (text: string): number => (text.match(/^\d+\. /gm) ?? []).length

describe('steps of one half of the day', () => {
  it.each([
    ['a 3 step am routine for combination skin', 3],
    ['three products for the evening, dull and oily', 3],
  ])('are counted in that half alone: %s', (message, count) => {
    expect(steps(said(message))).toBe(count)
    expect(said(message)).toMatch(/at most \w+ steps/)
  })
  it('are products where both halves are asked for', () => {
    expect(said('a routine of three products, normal skin')).toMatch(/As you asked: three products/)
  })
  it('are kept to in a long message too', () => {
    expect(said('no more than three products please because my bathroom shelf is tiny and my skin is dull')).toMatch(
      /three products[^]*Morning/,
    )
  })
})

describe('what a routine is made for', () => {
  it('treats the lines of dry skin, not its dryness', () => {
    expect(said('at 49 my face got so dry and the wrinkles show, please a night routine')).toMatch(
      /\*\*Treat:\*\* retinol/,
    )
  })
  it('takes make-up that is told of later off first, and counts it as one step', () => {
    expect(said('night routine for combination skin', 'I wear foundation to the office daily')).toMatch(
      /^\*\*An evening routine[^]*Cleanse twice/,
    )
    expect(
      steps(said('night routine for combination skin', 'I wear foundation to the office daily', 'cut it to 2 steps')),
    ).toBe(2)
  })
  it('has nothing to take off where none is worn', () => {
    expect(said('evening routine for oily skin, i never wear makeup')).not.toMatch(/Cleanse twice/)
  })
})

describe('what only softens', () => {
  it.each(['shea butter over my adapalene?', 'is squalane fine after tretinoin'])(
    'goes with a prescribed retinoid: %s',
    (message) => {
      expect(said(message)).toMatch(/^\*\*(?:Usually )?[Yy]es/)
    },
  )
  it('is no lid for what stings', () => {
    expect(said('slugging with vaseline over tazarotene')).toMatch(/thick layer/)
    expect(said('beeswax balm over salicylic acid')).toMatch(/not seal salicylic acid/)
  })
  it('goes on last, whatever is named first', () => {
    expect(said('petroleum jelly or adapalene first?')).toMatch(/^\*\*Adapalene first, petroleum jelly last/)
  })
  it('is welcome beside capsules that dry the lips, and what acts is still asked about', () => {
    expect(said('lanolin balm while i take isotretinoin')).not.toMatch(/seal isotretinoin/)
    expect(said('kojic acid with tretinoin')).toMatch(/^\*\*Ask your pharmacist or prescriber first/)
  })
})

describe('the tube somebody has', () => {
  it.each([[['do I bin my factor 30 and buy factor 50']], [['I have spf30 in my bag', 'must I upgrade to a 50']]])(
    'is used up: %j',
    (turns) => {
      expect(said(...turns)).toMatch(/use up what you have open/)
    },
  )
  it('keeps its number in the next turn', () => {
    expect(said('my sunblock is factor 15', 'is it good enough')).toMatch(/^\*\*No, that is too little/)
  })
  it('lies at home, where nobody asks for a window', () => {
    expect(said('I have got a spf 30 lotion at home')).not.toMatch(/window/)
  })
})

describe('filters on a pack', () => {
  it.each(['are avobenzone and homosalate bad for you', 'sunscreen with octocrylene and octisalate, fine?'])(
    'stand in one sunscreen: %s',
    (message) => {
      expect(said(message)).toMatch(/a sunscreen with/)
      expect(said(message)).not.toMatch(/keep them apart|one routine|goes on first/)
    },
  )
  it('are judged for the child that is told of next', () => {
    expect(
      said('is a sunscreen with oxybenzone and avobenzone ok', 'my boy is 2 with eczema, can he use it too'),
    ).toMatch(/mineral one/)
  })
})
