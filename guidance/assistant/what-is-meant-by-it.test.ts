import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// What a question leans on, what is told beside it, and whose it is.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const converse = converseWith(known, catalogue)
const amiss = amissWith(known, catalogue)
const opening = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('how old the baby is says nothing of the mother’s age, and each thing she names is judged', () => {
  it.each([
    ['breastfeeding a 2 month old, can i use niacinamide serum and a bha face wash', ['niacinamide', 'salicylic acid']],
    ['breastfeeding 8 month old twins, is retinal and bakuchiol safe?', ['leave retinal']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts, ['under 12', 'young skin'])).toEqual([]))
  it.each([
    'I breastfeed. my baby is 3 months, can she have a glycolic cream',
    'breastfeeding, son 8 weeks old, which cream for the rash on his cheeks',
  ])('the baby’s own care stays the baby’s: %s', (talk) =>
    expect(converse(talk).response).toMatch(/child|baby|newborn|young skin/i),
  )
})

describe('marks on cloth are none on skin', () => {
  it.each([
    'using panoxyl for back acne >> there are pale patches on my t-shirts, why',
    'why does my face wash leave bleach marks on facecloths',
  ])('%s', (talk) => {
    expect(amiss(talk, ['benzoyl peroxide bleaches towels'])).toEqual([])
    expect(converse(...talk.split(' >> ')).level).toBeNull()
  })
  it('self-tan on sheets is washed out', () => expect(opening('fake tan stains on bedding')).toMatch(/washes out/))
  it('white patches that spread on skin are still referred', () =>
    expect(converse('white patches are spreading on my face and my towels are white').level).toBe('routine'))
})

describe('whether either may go on a place is no choice between the two', () => {
  it.each([
    ['may i put retinol or glycolic around my eyes', /^\*\*Better not close to the eye/],
    ['can i use salicylic or glycolic on my nipples, they are dark', /^\*\*No, keep/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each(['can i use retinol or vit c, which is better for marks', 'vitamin c or niacinamide for dark marks?'])(
    'but: %s',
    (talk) => expect(opening(talk)).toMatch(/^\*\*For dark marks, start with/),
  )
})

describe('one is left out and the other asked about', () => {
  it.each([
    ['i’m allergic to lanolin, is shea butter ok or related', /^\*\*Shea butter is not the same family/],
    ['i react to glycolic acid, is mandelic the same family', /^\*\*Yes, the same family/],
    ['ek is allergies vir lanolien, mag ek byewas gebruik', /^\*\*Yes, as far as that goes/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each([
    ['i react to methylisothiazolinone >> what products is it usually in', ['wet wipes']],
    ['in what type of products do they put parabens', ['preservative']],
    ['allergic to soya, what is the label name', ['glycine soja']],
    ['latin names for almond oil and shea butter on labels please', ['prunus amygdalus', 'butyrospermum']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))
  it('which serum has it, for somebody who wants one, is still answered with products', () =>
    expect(opening('recommend a serum that contains niacinamide')).toMatch(/fit/))
})

describe('what is suspected is judged', () => {
  it.each([
    'my lips keep cracking >> could it be my cinnamon toothpaste?',
    'my lips peel >> is strawberry lip ice the culprit',
  ])('%s', (talk) => expect(opening(talk)).toMatch(/^\*\*(?:Yes, it|It) can be/))
  it('swollen lips are no matter of balm', () =>
    expect(converse('my lips swell up >> is it the lip ice? my throat is tight').level).toBe('emergency'))
})
