import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Long talks: what was told some turns before still holds at the end, whatever was asked in between; `>>` parts the messages.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('with a baby on the way or at the breast', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'of two the one that may be used leads',
      'im 5 months preggers >> chin is full of spots >> azelaic acid or adapalene, which one',
      ['**azelaic acid, and not adapalene'],
    ],
    [
      'in isiZulu too',
      'ngikhulelwe >> nginezinduna >> i-azelaic acid noma i-retinol?',
      ['**azelaic acid, and not retinol'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('a medicine that was told of', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'capsules are known by the form that is signed',
      'i take the acne capsules where you sign forms >> forehead peels >> glycolic toner to get the flakes off?',
      ['no, neither scrub nor acid', 'isotretinoin'],
    ],
    [
      'whether a cream disturbs it is asked of that medicine',
      'im on ARVs for years, undetectable >> very dry shins >> will a urea cream mess with my pills?',
      ['not known to clash with hiv'],
    ],
    ['by "it"', 'on metformin >> dry heels >> is urea cream ok with it', ['urea is a good choice with diabetes']],
    [
      'a missed night is not doubled',
      'tretinoin from my doctor every night >> forgot it last night and the night before >> must i double tonight?',
      ['no, do not double', 'usual amount'],
      ['poisons'],
    ],
    [
      'a missed capsule neither',
      'on roaccutane >> forgot my capsule yesterday >> do i take two today?',
      ['never two at once', 'usual time'],
    ],
    [
      'feet with diabetes get no acid',
      'my dad is diabetic, heels cracked >> he likes vaseline at night >> would a foot peel mask be quicker',
      ['no: with diabetes', 'clinic'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('another is meant, or something else', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'what was another’s is left behind',
      'oily skin and blackheads, what helps >> oh thats my brother. ive got dry sensitive skin. whats for me',
      ['for dryness on sensitive skin'],
      ['for visible pores'],
    ],
    [
      'a routine stays one',
      'dry skin routine please >> sorry mixed up, thats my moms. im oily. and mine?',
      ['a routine for oily skin'],
      ['your mom'],
    ],
    [
      'the place that was meant is asked of',
      'how often exfoliate >> i use a glycolic >> no i meant my body, legs, i get strawberry legs',
      ['body skin'],
      ['not on the same evening'],
    ],
    [
      'the word that was meant is put in',
      'is retinol ok with my azelaic >> no man not retinol, i meant rooibos toner',
      ['rooibos and azelaic acid'],
      ['you leave out'],
    ],
    [
      'how many steps others have is nobody’s wish',
      'shes in grade 6, 11 turning 12 >> everyone in her class has a 7 step routine >> just give me a simple one pls',
      ['plain for a child', 'no acids'],
      ['7 products', 'hoped for another'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('short questions at the end', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'a product and one more',
      'dry skin in pta winter >> must i put it on wet skin >> suggest a moisturiser >> and a face wash?',
      ['cleansers fit for dry skin'],
      ['on damp skin'],
    ],
    [
      'within the sum of before',
      'R200 max per product >> oily skin >> recommend a moisturiser >> and a cleanser?',
      ['r200.00 or less'],
    ],
    [
      'the cheaper of two that hold the same',
      'both are 10% niacinamide, one R150 one R800 >> what does it do for oil >> so can i just take the cheap one',
      ['yes, the cheaper one will do'],
    ],
    [
      'the plant that once brought a rash',
      'aloe from my garden gave me an itchy rash >> all clear now >> aloe gel from the shop then, same thing?',
      ['careful: aloe', 'inner arm'],
    ],
    [
      'hives are no case for trying',
      'coconut oil gave me hives >> fine again >> shop bought lotion with coconut oil ok?',
      ['no, leave it'],
    ],
  ])('%s: %s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
