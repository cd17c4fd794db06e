import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What may go with what: kitchen and basin, an illness of the skin, a treatment; what goes round online; which form of a thing.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('what burns from the kitchen or the basin is never a yes', () => {
  it.each([
    ['may I stir lime juice into my body lotion to glow', ['no, keep lemon off your skin'], ['go well together']],
    ['may I soak my toes in vinegar for fungus', ['keep vinegar off', 'antifungal'], ['**yes']],
    ['bicarb with toothpaste on my elbows ok?', ['baking soda', 'urea 5–10%'], ['**yes']],
    ['can I put vinegar under my niacinamide', ['keep vinegar off'], ['**yes']],
    ['is it fine to add lemon to glycerin for my face at night', ['keep lemon off'], ['**yes']],
    ['can I use bicarb paste for pimples', ['no, ', 'salicylic acid'], ['**yes']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it('leaves a finished deodorant alone', () =>
    expect(amiss('is baking soda in deodorant bad for me', [], ['keep baking soda (sodium bicarbonate) off'])).toEqual(
      [],
    ))
})

describe('something beside an illness of the skin is weighed for that illness', () => {
  it.each([
    ['may I use argan oil, I have malassezia', ['no, leave argan oil out with fungal acne'], ['safe for most']],
    ['is squalane ok with fungal acne', ['usually fine with fungal acne'], []],
    ['is benzoyl peroxide good for folliculitis on my bum', ['good choice with folliculitis'], []],
    ['tea tree oil good for my foliculitis?', ['only with care'], ['**tea tree oil:**']],
    ['can I use a body scrub on keratosis pilaris', ['rather not'], ['**yes']],
    ['is urea fine for kp', ['good choice with keratosis pilaris'], []],
    ['are fillers and botox ok for hyperhidrosis', ['good choice with heavy sweating'], ['i don’t know']],
    ['what is hyperhydrosis', ['sweating far more'], ['ingredient,']],
    ['is retinal good for melasma', ['only with care'], []],
    ['which sunblock is best for lupus', ['with lupus:', 'spf 50'], []],
    ['is vaseline lotion brand dove good for psoriasis', ['psoriasis'], []],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a medicine for the skin and something mild', () => {
  it.each([
    ['is it fine to use ceramides with my hydrocortisone', ['usually yes'], ['only with a pharmacist']],
    ['may I put niacinamide on with metronidazole gel', ['usually yes'], ['no place to guess']],
    ['may I drink collagen, I take roaccutane', ['mostly yes', 'vitamin a'], ['on damp skin']],
    ['what is the difference between AHA and BHA', ['ahas work at the surface'], ['no, they differ']],
    ['are AHAs the same as BHAs', ['no, they differ'], []],
    ['kojic acid vs hydroquinone, how do they differ', ['difference that counts'], ['**no.']],
    ['glycolic acid together with hydrocortisone, ok?', ['better not on the same skin'], ['**yes']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a mild thing after a treatment', () => {
  it.each([
    ['can I put glycerin on after needling', ['mild enough for skin that was just treated'], []],
    ['is panthenol ok after a salon peel', ['mild enough for skin that was just treated'], []],
    ['is glycerin ok after a peel I had years ago', [], ['just treated']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what goes round online', () => {
  it.each([
    ['saw that people tape their mouth, does mouth tape give glow', ['no, taping the mouth']],
    ['coconut oil in the navel for clear skin', ['no, oil in the belly button']],
    ['menstrual blood on the face, does that work', ['germs', 'hepatitis']],
    ['is contouring with sunscreen safe', ['no, please don’t']],
    ['rejuran serum, what is pdrn', ['dna of salmon']],
    ['lard on my face instead of moisturiser', ['greasy seal', 'clog']],
    ['i quit washing my face, the caveman trend, good?', ['no, i would not']],
    ['tomato for pigmentation', ['better leave it in the kitchen']],
    ['mouthwash for dandruff on my scalp', ['no, rather not']],
    ['anusol for eye bags', ['no, rather not', 'cool, damp cloth']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))
})

describe('forms, and why', () => {
  it.each([
    ['which type of vitamin c stings least', ['ascorbyl phosphate'], []],
    ['what form of retinoid is the mildest', ['from mild to strong'], []],
    ['do zinc tablets clear pimples', ['a little: zinc calms'], ['zinc oxide is not known']],
    ['is wearing both sunscreens on top of each other ok', ['does not add up'], ['two hours, whatever']],
    ['may I mix my serum and my moisturiser in my hand', ['one over the other'], ['tell me which two']],
    ['why are my elbows darker than my arms', ['nearly everybody'], ['**yes']],
    ['why does vitamin c make my face orange', ['stain on the top layer'], []],
    ['hoekom is ek so aan die purge', ['purging: retinoids and acids'], []],
    ['my 11 year old wants to try a peeling solution', ['at that age'], ['ten minutes']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
