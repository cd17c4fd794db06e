import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]

describe('what a treatment is and does comes first, then what else is asked of it', () => {
  it.each([
    ['explain skin needling to me please', ['fine needles', 'collagen']],
    ['whats a jessner peel and is it painful', ['strong acid', 'does it hurt?', 'tingles']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))

  it.each([
    [
      'what is microneedling >> is it sore? >> and what does it cost',
      ['i hold no prices', 'fine needles'],
      ['does it hurt?'],
    ],
    ['tell me about ipl >> will it work on my dark skin', ['burns', 'nd:yag']],
  ])('goes on from it: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each([
    ['does laser hair removal hurt', ['rubber band', 'dark hair']],
    ['how many sessions of prp do i need', ['three sessions', 'your own blood']],
  ])('asked alone: %s', (message, parts) => expect(amiss(message, parts)).toEqual([]))

  it.each([
    ['can i do a chemical peel while im pregnant', ['no, better wait with a peel'], ['does it hurt?']],
    ['im on roaccutane, what is waxing and can i have it done', ['no, not on isotretinoin']],
  ])('and what has an answer of its own keeps it: %s', (message, parts, never = []) =>
    expect(amiss(message, parts, never)).toEqual([]),
  )

  it('a vessel blocked by filler is still an emergency', () =>
    expect(
      converse('what are fillers', 'my friend had lip filler today and the lip is white and hurts badly').level,
    ).toBe('emergency'))
})

describe('what kinds of product are', () => {
  it.each([
    ['what is a spot treatment and must i use one', ['only on a pimple']],
    ['whats an exfoliating toner, will it sting', ['loosens dead cells', 'tingle']],
  ])('%s', (message, parts) => expect(amiss(message, parts, ['i don’t know'])).toEqual([]))
})

describe('a kind of product for a trouble names the active it wants', () => {
  it.each([
    ['cleanser for pimples below R110 at Dis-Chem', ['look for benzoyl peroxide or salicylic acid']],
    ['face wash for dark spots, max R90', ['a wash does little for dark marks', 'azelaic acid']],
  ])('%s', (message, parts) => expect(amiss(message, parts, ['look for iron oxides'])).toEqual([]))
})

describe('dear against cheap, told in sums', () => {
  it.each(['are R1800 creams better than R90 ones', 'does a 40 rand lotion do the same as a 400 rand one'])(
    '%s',
    (message) => expect(amiss(message, ['no, expensive is not better by itself'])).toEqual([]),
  )
  it('a sum to stay within is none', () =>
    expect(amiss('moisturiser between R50 and R150', ['sample'], ['expensive is not better'])).toEqual([]))
})

describe('what has nothing to do with skin is turned away kindly', () => {
  it.each(['recipe for banana bread please', 'best sneakers under R900'])('%s', (message) =>
    expect(amiss(message, ['i only do skincare'], ['spf 50'])).toEqual([]),
  )
  it.each([
    ['recipe for an oat face mask', ['oat']],
    ['which soap should i buy for R40', ['cleanser']],
  ])('and what has is not: %s', (message, parts) => expect(amiss(message, parts, ['outside what i know'])).toEqual([]))
})
