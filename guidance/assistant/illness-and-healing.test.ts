import { describe, expect, it } from 'vitest'
import { knowledge as open, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const last = converseWith(await open(), await sampleCatalogue())
const leadOf = (text: string): string => text.split('\n')[0] ?? ''

describe('an illness, a medicine or a time of life beside something', () => {
  it.each([
    ['is azelaic acid safe if I have rosacea', /^\*\*Yes, azelaic acid is a good choice with rosacea/],
    ['does azelaic acid help rosacea', /^\*\*Yes, azelaic acid is a good choice/],
  ])('answers “%s” with what is known of the two', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it('says that it does not know an illness it has no rule for', () =>
    expect(leadOf(last('is tea tree oil safe with muckle wells syndrome').response)).toMatch(/do not know/))
  it('keeps an illness told of earlier', () =>
    expect(leadOf(last('I have lupus', 'can I use glycolic acid').response)).toMatch(/^\*\*Only with care/))
  it.each(['which moisturiser for eczema', 'what is rosacea'])('leaves “%s” to those who answer what helps', (said) =>
    expect(last(said).response).not.toMatch(/^\*\*(?:Only with care|No, leave)/),
  )
})

describe('what skin can have, asked about in general', () => {
  it.each([
    ['is eczema contagious', /^\*\*No, eczema is not catching/],
    ['is melasma hereditary', /^\*\*Yes, that can play a part/],
    ['can black people get skin cancer', /^\*\*Yes/],
  ])('answers “%s” by what is asked', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it.each(['is this ringworm or eczema', 'do i have psoriasis on my elbow'])(
    'tells nobody from here what “%s” is',
    (said) => expect(last(said).response).not.toMatch(/catching|cannot be cured/i),
  )
})

describe('skin that tingles, was burnt or has healed', () => {
  it.each([
    ['I had shingles on my tummy back in 2019, healed. can I use lactic acid there?', /^\*\*Yes, once skin has healed/],
    ['is it normal that my lips peel on roaccutane', /^\*\*Yes/],
  ])('answers “%s”', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it('keeps an acid that is still peeling skin away from it', () =>
    expect(leadOf(last('my sunburn is still peeling, can i use glycolic acid').response)).not.toMatch(/^\*\*Yes/))
})
