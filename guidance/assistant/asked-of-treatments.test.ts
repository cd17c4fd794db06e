import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]

describe('what a treatment is and does comes first, then what else is asked of it', () => {
  it.each([
    ['explain skin needling to me please', ['fine needles', 'collagen']],
    ['whats a jessner peel and is it painful', ['strong acid', 'does it hurt?', 'tingles']],
    [
      'what is dermaplaning, is it worth the money',
      ['small, straight blade', 'is it worth it?', 'does nothing for marks'],
    ],
    ['what do they do in a hydrafacial and what does it cost', ['suction', 'i hold no prices']],
    ['what is ipl and is it ok on black skin', ['flashes', 'better not on brown or deeper skin']],
    ['wat is microdermabrasion en is dit seer', ['crystals', 'does it hurt?']],
    ['what is an oxygen facial', ['salon treatment of the face']],
    [
      'what are lip fillers, are they sore and how long do they last',
      ['hyaluronic acid', 'numbing', 'eighteen months'],
    ],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))

  it.each([
    [
      'what is microneedling >> is it sore? >> and what does it cost',
      ['i hold no prices', 'fine needles'],
      ['does it hurt?'],
    ],
    ['whats a chemical peel >> can i do one myself at home', ['only mild ones', 'burn and mark']],
    ['tell me about ipl >> will it work on my dark skin', ['burns', 'nd:yag']],
  ])('goes on from it: %s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each([
    ['does laser hair removal hurt', ['rubber band', 'dark hair']],
    ['how many sessions of prp do i need', ['three sessions', 'your own blood']],
  ])('asked alone: %s', (message, parts) => expect(amiss(message, parts)).toEqual([]))

  it.each([
    ['can i do a chemical peel while im pregnant', ['no, better wait with a peel'], ['does it hurt?']],
    ['im on roaccutane, what is waxing and can i have it done', ['no, not on isotretinoin']],
    ['what is a face mist', ['sprayed on'], ['salon treatment']],
    ['will needling clear my acne scars', ['scars'], ['does it hurt?']],
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
    ['what is a cleansing balm and will it clog me', ['oil', 'rinse']],
    ['what is a cushion foundation', ['sponge']],
  ])('%s', (message, parts) => expect(amiss(message, parts, ['i don’t know'])).toEqual([]))
})

describe('a kind of product for a trouble names the active it wants', () => {
  it.each([
    ['cleanser for pimples below R110 at Dis-Chem', ['look for benzoyl peroxide or salicylic acid']],
    ['face wash for dark spots, max R90', ['a wash does little for dark marks', 'azelaic acid']],
    ['toner for acne under R70', ['look for benzoyl peroxide or salicylic acid']],
  ])('%s', (message, parts) => expect(amiss(message, parts, ['look for iron oxides'])).toEqual([]))
})

describe('dear against cheap, told in sums', () => {
  it.each([
    'are R1800 creams better than R90 ones',
    'does a 40 rand lotion do the same as a 400 rand one',
    'my aunt swears her R2 500 serum beats my R120 one, true?',
    'is R400 too much for a moisturiser',
  ])('%s', (message) => expect(amiss(message, ['no, expensive is not better by itself'])).toEqual([]))
  it('a sum to stay within is none', () =>
    expect(amiss('moisturiser between R50 and R150', ['sample'], ['expensive is not better'])).toEqual([]))
})

describe('what has nothing to do with skin is turned away kindly', () => {
  it.each([
    'recipe for banana bread please',
    'hoe maak ek melktert',
    'which microwave should i buy for R1500',
    'best sneakers under R900',
    'help me choose a dress for the wedding',
    'give me tips to pass grade 12',
    'what should I pack for lunch',
    'recommend a good plumber',
  ])('%s', (message) => expect(amiss(message, ['i only do skincare'], ['spf 50'])).toEqual([]))
  it.each([
    ['recipe for an oat face mask', ['oat']],
    ['which soap should i buy for R40', ['cleanser']],
    ['what can i buy for R250', ['spf']],
    ['does bread give me pimples', ['acne']],
  ])('and what has is not: %s', (message, parts) => expect(amiss(message, parts, ['outside what i know'])).toEqual([]))
})
