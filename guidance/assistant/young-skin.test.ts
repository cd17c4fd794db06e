import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => ask(...talk.split(' >> ')).response
const first = (talk: string): string => said(talk).split('\n')[0] ?? ''

describe('skin at school age needs nothing against lines', () => {
  it.each([
    'is retinol ok for a 15 yr old >> she thinks shes getting wrinkles lol its my niece >> so what must she use instead',
    'my daughter is 13 and wants anti aging cream >> what can she use',
    'grade 10 here >> everyone on tiktok says start anti ageing NOW with retinol >> no acne just normal skin >> so what then',
  ])('%s', (talk) => {
    expect(first(talk)).toMatch(/nothing against lines is needed/)
    expect(said(talk)).not.toMatch(/start with vitamin C/)
  })
  it.each([
    'im 45 and my son is 14 >> which anti ageing cream',
    'my daughter is 13 >> what can i use for my own wrinkles',
  ])('something else is answered here: %s', (talk) =>
    expect(first(talk)).not.toMatch(/nothing against lines is needed/),
  )
})

describe('what is not for a small child is refused first', () => {
  it.each([
    'can i use salicylic acid on my toddler with cradle cap',
    'what does salicylic acid do >> i use it 3x a week >> my toddler has cradle cap, the same one for her?',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*No, not (?:on|for) a child/))
  it.each([
    'can i use my retinol while breastfeeding my 2 year old',
    'i put retinol on and my toddler kisses my face, is that ok',
  ])('and nothing else: %s', (talk) => expect(first(talk)).not.toMatch(/^\*\*No, not on a child/))
})

describe('no sunscreen under six months', () => {
  it.each([
    'my twins are 4 months >> what spf is best for them',
    'my baby is 5 months >> can i put sunscreen on her when we go to the beach',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*(?:None|Not) yet: under six months/))
  it.each([
    'my daughter is 3 >> which sunscreen for her',
    'our 7 month old goes to the beach >> which sunscreen for him',
  ])('but after them: %s', (talk) => expect(first(talk)).not.toMatch(/^\*\*None yet/))
})

describe('what nobody can tell of a cream sold in the street', () => {
  it.each([
    'what is hydroquinone >> is it the same as what is in the cream from the street market for R30',
    'what is clobetasol >> is it in the cream from the hawker?',
  ])('%s', (talk) => expect(first(talk)).toMatch(/^\*\*Nobody can tell from the outside, so leave it/))
  it.each([
    'what is glycerine >> is it in the soap from the market',
    'does hydroquinone work >> is it the same as in the cream my doctor gave',
  ])('and what can be told: %s', (talk) => expect(first(talk)).not.toMatch(/Nobody can tell/))
})
