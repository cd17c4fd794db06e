import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => ask(...talk.split(' >> ')).response
const first = (talk: string): string => said(talk).split('\n')[0] ?? ''

describe('skin at school age needs nothing against lines', () => {
  it.each([
    'is retinol ok for a 15 yr old >> she thinks shes getting wrinkles lol its my niece >> so what must she use instead',
    'im 14 >> what can i use against wrinkles',
    'im 15, what serum for anti ageing',
    'my daughter is 13 and wants anti aging cream >> what can she use',
    'grade 10 here >> everyone on tiktok says start anti ageing NOW with retinol >> no acne just normal skin >> so what then',
    'im 16. what helps for forehead lines',
  ])('%s', (talk) => {
    expect(first(talk)).toMatch(/nothing against lines is needed/)
    expect(said(talk)).not.toMatch(/start with vitamin C/)
  })
  it.each([
    'im 45 and my son is 14 >> which anti ageing cream',
    'my daughter is 13 >> what can i use for my own wrinkles',
    'i had wrinkles since i was 17, now 40 >> what helps',
    'im 16, pimples and dark marks >> what helps',
    'im 16 >> does botox hurt',
    'what helps for wrinkles',
  ])('something else is answered here: %s', (talk) =>
    expect(first(talk)).not.toMatch(/nothing against lines is needed/),
  )
})

describe('what is not for a small child is refused first', () => {
  it.each([
    'can i use salicylic acid on my toddler with cradle cap',
    'what does salicylic acid do >> i use it 3x a week >> my toddler has cradle cap, the same one for her?',
    "is it ok to put my retinol on my 5 year old's eczema",
    "can i put benzoyl peroxide on my baby's milk spots",
    "can i use glycolic acid for my 7 year old's ringworm",
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*No, not (?:on|for) a child/))
  it.each([
    'can i use my retinol while breastfeeding my 2 year old',
    'i put retinol on and my toddler kisses my face, is that ok',
    "can i use zinc cream on my baby's nappy rash",
    'is retinol good for lines >> my mom is 70, is it the same for her',
    'can i use niacinamide',
  ])('and nothing else: %s', (talk) => expect(first(talk)).not.toMatch(/^\*\*No, not on a child/))
})

describe('no sunscreen under six months', () => {
  it.each([
    "We're taking our 3 month old to Margate in December >> which sunscreen must we get for him?",
    'my twins are 4 months >> what spf is best for them',
    'my baby is 5 months >> can i put sunscreen on her when we go to the beach',
    'which sunscreen for our 2 month old',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*(?:None|Not) yet: under six months/))
  it.each([
    'my daughter is 3 >> which sunscreen for her',
    'our 7 month old goes to the beach >> which sunscreen for him',
    'my baby is 5 months and my toddler is 2 >> which sunscreen for the toddler',
  ])('but after them: %s', (talk) => expect(first(talk)).not.toMatch(/^\*\*None yet/))
})

describe('what nobody can tell of a cream sold in the street', () => {
  it.each([
    'what is hydroquinone >> is it the same as what is in the cream from the street market for R30',
    'what is clobetasol >> is it in the cream from the hawker?',
    'what is kojic acid >> is it in the R20 soap from the taxi rank',
    'what is tretinoin >> they sell it at the market for R25, same thing?',
    'does the cream from small street mall have hydroquinone in it',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*Nobody can tell from the outside, so leave it/))
  it.each([
    'what is glycerine >> is it in the soap from the market',
    'does hydroquinone work >> is it the same as in the cream my doctor gave',
    'what is hydroquinone >> can i buy it at clicks',
    'is the R30 cream from the taxi rank safe',
  ])('and what can be told: %s', (talk) => expect(first(talk)).not.toMatch(/Nobody can tell/))
})
