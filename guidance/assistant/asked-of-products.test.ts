import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('an ingredient that is feared is judged for the harm that is named, not praised for what it helps with', () => {
  it.each([
    ['can retinol cause hyperpigmentation', ['it can', 'irritation'], ['may help with dark marks']],
    ['does niacinamide give you dark spots', ['not known to cause dark marks'], ['good choice']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it.each([
    ['can retinol fade dark spots', ['retinol'], ['not known to cause']],
    ['does azelaic acid help marks that pimples leave', ['azelaic acid'], ['known to cause']],
  ])('and what helps is still told: %s', (message, parts, never) => expect(amiss(message, parts, never)).toEqual([]))
})

describe('what not to put beside an ingredient', () => {
  it.each([
    ['what to avoid when using vitamin c', ['keep vitamin c apart']],
    ['which things must i stay away from while i use retinol', ['keep retinol apart']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
})

describe('an active that stings and is to be milder is not refused for good', () => {
  it.each(['Niacinamide 10% stings me, must I go lower', 'vitamin c 20% burns my face, is a lower percentage better'])(
    '%s',
    (message) => expect(amiss(message, [], ['your list of what to leave out', 'that allergy'])).toEqual([]),
  )
  it('an allergy still is', () => expect(amiss('im allergic to niacinamide, can i use it', ['no'], [])).toEqual([]))
})

describe('a treatment that is weighed is told of, whatever it costs and whatever it is for', () => {
  it.each([
    ['hydrafacial worth the money?', ['suction'], ['sample products']],
    ['microcurrent device does it lift', ['tighten or cool for some hours']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it.each([
    ['had microneedling yesterday is redness normal', ['normal'], ['fine needles']],
    ['threading made me break out', ['tiny open pores']],
  ])('one that was had is not: %s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it('what nobody here knows is weighed by what anybody can see', () =>
    expect(
      amiss('is jamu slimming wrap worth it', ['three things decide'], ['sample products', 'expensive is not better']),
    ).toEqual([]))
})

describe('medicines for skin: tests, a return, other names, other tablets', () => {
  it.each([
    ['why do i need blood tests on roaccutane', ['raise blood fats']],
    ['can i take doxycycline and ibuprofen', ['show the pharmacist both packs']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
  it.each([
    ['can i donate blood on roaccutane', ['do not give blood']],
    ['is zorblaxol allowed in south africa', ['i do not know'], ['allowed in cosmetics, and you can use it']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
})

describe('a price that is told of one product is no budget', () => {
  it.each(['is a R60 vitamin c serum from the china mall any good', 'can i trust R40 retinol from the chinese shop'])(
    '%s',
    (message) => expect(amiss(message, ['ingredient list'], ['sample product'])).toEqual([]),
  )
  it('a sum to stay within is', () =>
    expect(amiss('vitamin c serum under R300 please', ['vitamin c'], ['any good'])).toEqual([]))
})

describe('Skynn itself: joining, age, trial, pass, money, adverts', () => {
  it.each([
    ['can i use skynn without signing up', ['without joining']],
    ['how old must i be to join skynn', ['at least 16']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it('who wants to buy a cream is still sent to a shop', () =>
    expect(amiss('do you sell nivea', ['not a shop'])).toEqual([]))
})

describe('what resembles something else', () => {
  it.each([
    ['what extra do i get if i upgrade', ['premium']],
    ['is it bad to double up on niacinamide serum and cream', ['no harm in it']],
    ['can you use two vitamin c products', ['no harm in it']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it.each([
    ['recipe for chocolate cookies please', ['only do skincare']],
    ['how many units of botox do i inject in my frown', ['filler pens']],
  ])('and is that: %s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
})

describe('beside acne capsules', () => {
  it.each([
    ['can i use roaccutane and vitamin c serum', ['leave vitamin c out']],
    ['roaccutane and azelaic acid together', ['leave azelaic acid out'], ['leave isotretinoin out']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
})
