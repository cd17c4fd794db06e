import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// How something works and why, what goes with what, which of several: the first sentence answers in that form.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('how and why', () => {
  it.each<[string, string, string[], string[]?]>([
    ['the time of day by its reason', 'why is retinol for the evening', ['because light weakens']],
    ['a time that is asked with safe', 'mandelic acid in the day, is it safe', ['better at night']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('together and apart', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'a clay mask keeps its own day',
      'can i do a mud mask and salicylic acid on the same evening',
      ['not on the same evening'],
    ],
    ['a sheet mask dries nothing', 'can i use a sheet mask and retinol on the same night', ['go well together']],
    [
      'what fits comes first where that is asked',
      'what pairs best with retinol, what goes well with it',
      ['retinol goes well with'],
    ],
    ['ceramides come after the retinoid', 'ceramides before or after retinol', ['retinol first']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('which of several', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'three of a kind by their strength',
      'lactic, glycolic or mandelic acid: which is the strongest',
      ['glycolic acid is the strongest, then lactic acid, then mandelic acid'],
    ],
    [
      'expecting, what is fine then',
      'pregnant: salicylic acid or azelaic acid, which is better',
      ['azelaic acid: it is generally fine in pregnancy'],
    ],
    ['or neither', 'bakuchiol vs retinol, which for pregnancy', ['neither: leave retinol out']],
    ['on feet the stronger urea', 'urea 10% or 25% for cracked heels', ['take the 25%']],
    ['a prescription strength is named as one', 'do i need a script for 20% azelaic acid', ['prescription strength']],
    ['X, is it Y', 'salicylic acid, is it a bha', ['yes, salicylic acid is a bha']],
    [
      'what the EU bans is not called safe',
      'is methylisothiazolinone ok in a face cream',
      ['better not: methylisothiazolinone is banned in the eu'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('a cream for a trouble', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'an illness gets what treats it',
      'which cream is best for athletes foot',
      ['antifungal'],
      ['these moisturisers fit'],
    ],
    ['scars get what helps scars', 'best lotion for scars please', ['silicone'], ['these moisturisers fit']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
