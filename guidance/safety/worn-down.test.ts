import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const flags = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

describe('what wears a person down, told by what is seen of it', () => {
  it.each([
    'my niece at boarding school eats only cucumber and passes out in assembly',
    'hy eet net een appel per dag en val flou by die skool',
    'my friend only drinks black coffee and chews gum, her hair is falling and she has baby hair on her arms',
    'haven\u2019t eaten properly in weeks because i\u2019m scared of getting fat, my skin is peeling',
    'she weighs her lettuce and runs 3 hours a day, her nails are blue, what body butter',
    'i barely eat since january and my nails are always blue, which hand cream',
    'i purge most evenings and my cheeks swell, does gua sha help',
    'she counts every calorie, her ribs show and her hair is coming out',
  ])('hears that somebody goes without food: %s', (text) => expect(flags(text)).toContain('eating-distress'))
  it('has somebody who eats next to nothing and faints seen the same day', () =>
    expect(flags('my niece at boarding school eats only cucumber and passes out in assembly')).toContain('seen-today'))
  it.each([
    'I spend three hours every morning checking my pores and I missed two exams because of it',
    'i cancel everything because of one mark on my cheek that nobody else can see',
    'i pick at my face for an hour each night until it bleeds and cant stop',
    'i avoid all mirrors and photos and havent gone out in months bc of my texture',
    'i call in sick over my pimples',
    'i stay home because of my skin, i check it 50 times a day',
  ])('hears that looks take hours and outings: %s', (text) => expect(flags(text)).toContain('appearance-distress'))
  it.each([
    'big sore lumps on my back that leave dents',
    'hard balls under the skin of my back, every one leaves a scar',
    'groot seer knoppe onder my vel wat merke en gaatjies los',
    'pimples like marbles on my chest, they leave holes',
    'i get huge tender lumps on my cheeks that leave craters',
  ])('hears of deep knots that leave holes: %s', (text) => expect(flags(text)).toContain('severe-acne'))
  it.each([
    'my edges have been bald for two years, shiny and smooth',
    'front hairline gone from braids, no regrowth since last year',
    'braids took my hairline and nothing is coming back',
    'my temples are finished from weaves, no growth for 3 years',
    'hair in the middle of my head is thinning and the scalp burns, years now',
  ])('hears of hair that does not come back: %s', (text) => expect(flags(text)).toContain('hair-loss'))
  it('hears of a child whose hair breaks off in scaly patches', () =>
    expect(flags('my 5 year old came home from the barber and now has round scaly patches with no hair')).toContain(
      'scalp-ringworm',
    ))
  it.each([
    'my roommate drank a whole bottle of my peel solution on purpose',
    'he took all her pills on purpose',
    'i drank half a bottle of toner on purpose',
  ])('hears a wish to die in what was swallowed on purpose: %s', (text) => {
    expect(flags(text)[0]).toBe('poisoning')
    expect(flags(text)).toContain('suicidal-thoughts')
  })
  it('hears a toddler who has just drunk from a bottle', () =>
    expect(flags('My toddler has just now drunk from my toner bottle what must I do')).toContain('poisoning'))
  it.each([
    'i skipped breakfast and my skin looks dull',
    'i fast on tuesdays for church, does that affect my skin',
    'i eat an apple a day and drink black coffee is that good for skin',
    'i live on two minute noodles as a student, is it why i break out',
    'i train 2 hours a day and eat well, sweat pimples',
    'my baby throws up after every feed, her chin is red',
    'i spend an hour on my makeup each morning',
    'i cancelled my facial because of my cold',
    'nobody else notices but i see one pore, any tips',
    'i look in the mirror and love my clear skin',
    'dont pick it for a few days, right?',
    'how many hours should i leave the mask on my face',
    'my pimple left a tiny dent once',
    'small pimples on my chin, do they leave marks',
    'my braids are out, how long till edges grow back',
    'my edges won\u2019t grow fast, which oil',
    'my son\u2019s hair was cut too short by the barber',
    'i eat collagen on purpose every morning',
  ])('stays calm at “%s”', (text) => expect(flags(text)).toEqual([]))
})

describe('a medicine that is only asked for, or used by somebody else', () => {
  it.each([
    'I\u2019m pregnant, my friend swears by differin, good for the marks?',
    'im 20 weeks pregnant, tiktok raves about tretinoin, should i',
  ])('is not taken as used in pregnancy: %s', (text) => expect(flags(text)).not.toContain('pregnant-retinoid'))
  it.each([
    'pregnant, my friend swears by differin and i have been using it since may',
    'im pregnant and my sister recommends retinol, i use it every night',
  ])('is stopped where it is used as well: %s', (text) => expect(flags(text)).toContain('pregnant-retinoid'))
  it.each([
    'im trying to fall preg, can i take my sister\u2019s leftover roaccutane for a month then stop?',
    'i want to fall pregnant next year, is roaccutane an option first?',
  ])('is not taken as capsules in use: %s', (text) => expect(flags(text)).not.toContain('pregnant-isotretinoin'))
  it.each([
    'ttc and still taking accutane',
    'we are trying for a baby and i\u2019m on oratane',
    'can I take roaccutane, I\u2019m 6 weeks pregnant',
    'just found out i am 5 weeks. still on Roaccutane until yesterday',
  ])('is pressing where a baby and the capsules may meet: %s', (text) =>
    expect(flags(text)).toContain('pregnant-isotretinoin'),
  )
})
