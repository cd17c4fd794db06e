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
    [
      'I’m nursing, my baby is 5 weeks. azelaic acid or benzoyl peroxide gel, are both ok?',
      ['azelaic acid is generally fine while breastfeeding', 'benzoyl peroxide'],
    ],
    ['i have a 1 year old and breastfeed. is glycolic ok', ['generally fine while breastfeeding']],
    ['breastfeeding 8 month old twins, is retinal and bakuchiol safe?', ['leave retinal']],
    ['6 months pregnant: vitamin c and glycolic acid toner allowed?', ['in pregnancy', 'glycolic acid']],
    ['borsvoed, baba is 4 maande. is niasinamied reg', ['while breastfeeding']],
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
    'pimple wash 5% benzoyl >> my black pillow slip turned orange, is my product bad?',
    'why does my face wash leave bleach marks on facecloths',
    'is it the benzoyl that makes white patches on my navy hoodie',
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
    ['kan ek my retinol of vitamien c op my lippe sit', /^\*\*No, keep/],
    ['can i use face serum or the AHA toner on my private parts, they are dark', /^\*\*No, not on private skin/],
    ['can i put my retinol or the salicylic acid on my inner thighs where its dark', /^\*\*Yes, body skin/],
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
    ['i’m allergic to lanolin. can i use vaseline?', /^\*\*Yes, as far as that goes/],
    ['my skin hates propolis. is beeswax related?', /^\*\*No, leave/],
    ['allergic to aspirin, can i use willow bark, is that the same family', /^\*\*No: with an allergy to aspirin/],
  ])('%s', (talk, says) => expect(opening(talk)).toMatch(says))
  it.each([
    ['i react to methylisothiazolinone >> what products is it usually in', ['wet wipes']],
    ['allergic to lanolin >> where do i find it mostly', ['lip balms']],
    ['in what type of products do they put parabens', ['preservative']],
    ['allergic to PPD >> what is that in besides hair dye?', ['black henna']],
    ['allergic to soya, what is the label name', ['glycine soja']],
    ['wheat allergy, names on cosmetics?', ['triticum']],
    ['latin names for almond oil and shea butter on labels please', ['prunus amygdalus', 'butyrospermum']],
    ['what does coconut go by on an inci list', ['cocos nucifera']],
  ])('%s', (talk, parts) => expect(amiss(talk, parts)).toEqual([]))
  it('which serum has it, for somebody who wants one, is still answered with products', () =>
    expect(opening('recommend a serum that contains niacinamide')).toMatch(/fit/))
})

describe('what is suspected is judged', () => {
  it.each([
    'my lips keep cracking >> could it be my cinnamon toothpaste?',
    'my lips peel >> is strawberry lip ice the culprit',
    'itchy scalp >> is it the shampoo? its a menthol one',
    'dry hands >> is the sanitizer the problem',
    'face breaking out around the mouth >> is my toothpaste the problem?',
    'lippe skilfer >> is dit die labello?',
  ])('%s', (talk) => expect(opening(talk)).toMatch(/^\*\*(?:Yes, it|It) can be/))
  it('swollen lips are no matter of balm', () =>
    expect(converse('my lips swell up >> is it the lip ice? my throat is tight').level).toBe('emergency'))
})
