import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What may go with what: kitchen and basin, an illness of the skin, a treatment; what goes round online; which form of a thing.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('what burns from the kitchen or the basin is never a yes', () => {
  it.each([
    ['may I stir lime juice into my body lotion to glow', ['no, keep lemon off your skin'], ['go well together']],
    ['may I soak my toes in vinegar for fungus', ['keep vinegar off', 'antifungal'], ['**yes']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it('leaves a finished deodorant alone', () =>
    expect(amiss('is baking soda in deodorant bad for me', [], ['keep baking soda (sodium bicarbonate) off'])).toEqual(
      [],
    ))
})

describe('something beside an illness of the skin is weighed for that illness', () => {
  it.each([
    ['may I use argan oil, I have malassezia', ['no, leave argan oil out with fungal acne'], ['safe for most']],
    ['is vaseline lotion brand dove good for psoriasis', ['psoriasis'], []],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a medicine for the skin and something mild', () => {
  it.each([
    ['is it fine to use ceramides with my hydrocortisone', ['usually yes'], ['only with a pharmacist']],
    ['may I drink collagen, I take roaccutane', ['mostly yes', 'vitamin a'], ['on damp skin']],
    ['kojic acid vs hydroquinone, how do they differ', ['difference that counts'], ['**no.']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a mild thing after a treatment', () => {
  it.each([
    ['can I put glycerin on after needling', ['mild enough for skin that was just treated'], []],
    ['is panthenol ok after a salon peel', ['mild enough for skin that was just treated'], []],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what goes round online', () => {
  it.each([
    ['saw that people tape their mouth, does mouth tape give glow', ['no, taping the mouth']],
    ['lard on my face instead of moisturiser', ['greasy seal', 'clog']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))
})

describe('forms, and why', () => {
  it.each([
    ['which type of vitamin c stings least', ['ascorbyl phosphate'], []],
    ['do zinc tablets clear pimples', ['a little: zinc calms'], ['zinc oxide is not known']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
