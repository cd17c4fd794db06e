import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('an ingredient that is feared is judged for the harm that is named, not praised for what it helps with', () => {
  it.each([
    ['can retinol cause hyperpigmentation', ['it can', 'irritation'], ['may help with dark marks']],
    ['does niacinamide give you dark spots', ['not known to cause dark marks'], ['good choice']],
    ['does vitamin c cause pigmentation', ['not known to cause dark marks']],
    ['can azelaic acid itch', ['yes, it can sting']],
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
    ['high frequency wand for pimples', ['little proof'], ['one active at a time']],
    ['can a beautician do a chemical peel on black skin', ['deeper skin', 'test spot']],
    ['sculptra for hollow cheeks, any good?', ['fine particles']],
    ['cosmelan peel for melasma worth it?', ['tinted spf 50']],
    ['ultrasonic skin spatula worth it?', ['salicylic acid'], ['sample products']],
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
    ['will acne come back after roaccutane', ['for most it stays away']],
    ['is generic isotretinoin as good as roaccutane', ['one medicine under several names']],
    ['can i take doxycycline and ibuprofen', ['show the pharmacist both packs']],
    ['can i use aspirin with warfarin', ['no aspirin']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
  it.each([
    ['can i donate blood on roaccutane', ['do not give blood']],
    ['should i go to a pharmacist or a doctor for ringworm', ['pharmacist'], ['that is a medicine']],
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
    ['what happens after my free trial ends', ['nothing is charged']],
    ['how do i cancel my premium', ['does not renew']],
    ['can i get my money back from skynn', ['14 days'], ['i am a skincare guide, not a shop']],
    ['what is a founding member', ['first people who joined']],
    ['how do i pay, can i pay with eft or capitec', ['paypal']],
    ['are there ads on skynn', ['label']],
    ['is this chatgpt', ['no, i am not chatgpt']],
    ['does skynn track my location', ['does not ask for your location']],
    ['can i advertise my brand on skynn', ['advertise page']],
    ['who checked this information', ['no doctor reads this chat']],
    ['what is the cashback card', ['waiting list']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it('who wants to buy a cream is still sent to a shop', () =>
    expect(amiss('do you sell nivea', ['not a shop'])).toEqual([]))
})

describe('what resembles something else', () => {
  it.each([
    ['what cookies do you use', ['cookie policy']],
    ['what extra do i get if i upgrade', ['premium']],
    ['who is allowed to inject botox in South Africa', ['hpcsa'], ['filler pens']],
    ['is hypochlorous spray good for pimples', ['germ killer'], ['no ingredient on my lists']],
    ['is it bad to double up on niacinamide serum and cream', ['no harm in it']],
    ['can you use two vitamin c products', ['no harm in it']],
    ['glycolic toner on the scalp for dandruff yes or no', ['scalp'], ['cannot give a yes or no']],
    ['retinol peels my skin, is that good', ['retinoid'], ['left on for minutes and then taken off']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
  it.each([
    ['recipe for chocolate cookies please', ['only do skincare']],
    ['how many units of botox do i inject in my frown', ['filler pens']],
    ['is it ringworm yes or no, its a round itchy patch', ['cannot diagnose']],
    ['are skin lightening injections legal in sa', ['do not help with making skin lighter']],
  ])('and is that: %s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
})

describe('beside acne capsules', () => {
  it.each([
    ['can i use roaccutane and vitamin c serum', ['leave vitamin c out']],
    ['roaccutane and azelaic acid together', ['leave azelaic acid out'], ['leave isotretinoin out']],
    ['is it normal to get headaches on roaccutane', ['call your prescriber the same day']],
    ['can you drink while on antibiotics for skin', ['metronidazole']],
  ])('%s', (message, parts, never = []) => expect(amiss(message, parts, never)).toEqual([]))
})
