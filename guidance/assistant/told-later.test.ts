import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// A second message that changes who it is for, what may be used, how much of it, or what is done with it.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response
const first = (talk: string): string => said(talk).split('\n\n')[0] ?? ''

describe('what was advised is made anew for somebody else', () => {
  it.each([
    [
      'routine for combination skin >> my roommates face is very dry though, same thing?',
      /^\*\*Not quite the same\. .*dry skin/,
    ],
    [
      'evening routine for wrinkles >> my 16 year old daughter wants to use it too, is that fine',
      /^\*\*Not quite the same/,
    ],
    ['routine for oily skin, im 25 >> my mom is 60, is the same one fine for her?', /^\*\*Yes, much the same/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it('without what only the first skin should have', () => {
    expect(said('anti aging routine, i am 52 >> my sister has rosacea, would that work for her?')).not.toMatch(
      /Treat:\*\* retin/,
    )
    expect(said('my daughter is 16 with acne >> is retinol too strong for her?')).toMatch(/^\*\*Not without advice/)
  })
})

describe('what is told too late turns the answer', () => {
  it.each([
    [
      'can i use lavender oil on my face >> i didnt tell you im allergic to fragrance',
      /^\*\*No, leave lavender oil out/,
    ],
    ['can i use lactic acid >> i forgot, im on roaccutane', /^\*\*No, leave lactic acid out/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it('and is only noted where it says nothing of the thing', () => {
    expect(first('what is niacinamide >> im allergic to latex')).toMatch(/^\*\*Noted/)
  })
})

describe('a second thing is weighed beside the one somebody told of', () => {
  it.each([
    ['i use tretinoin at night >> can i put benzoyl peroxide on before bed too?', /^\*\*Not at the same time/],
    ['the clinic gave me benzoyl peroxide >> can i also use a salicylic acid wash', /^\*\*Yes, mostly/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('less of it', () => {
  it.each([
    ['routine for acne prone skin >> thats a lot of stuff, can you cut it to 2 products', /two products/],
    ['a serum for dark spots, R400 at most >> what if it drops to 200', /R200\.00 or less/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what is told late is taken as if it had been told at once', () => {
  it.each(['oh wait, should have said im 3 months pregnant', 'I forgot to mention that I am breastfeeding'])(
    '%s',
    (late) => {
      expect(said(`which serum for wrinkles at night >> ${late}`)).toMatch(
        /^\*\*These serums fit[^]*leave out all with retinol/,
      )
    },
  )
})

it('in pregnancy no list has a line for retinoids that says how to use them', () => {
  expect(said('how long must i wait between serum and cream, im pregnant')).not.toMatch(/retin/i)
})

describe('what is done with it, and what it does', () => {
  it.each([
    [
      'which moisturiser is good for oily skin? >> can i wear it under foundation',
      /^\*\*Yes, moisturiser can go under make-up/,
    ],
    ['my lips are always dry >> i lick them all day, is that making it worse?', /^\*\*Yes, very likely: .*licking/],
    [
      'my lips are peeling >> i use a balm with menthol >> is that making it worse?',
      /^\*\*(?:Stop (?:that balm|menthol)|Yes, often it is the balm itself)/,
    ],
    ['what are those bumps like chicken skin on my arms >> do they ever go away?', /often fades with age/],
    ['i have very dry skin >> can i use my sons pimple cream?', /^\*\*Rather not/],
    ['how do i use retinol >> i got a red patch after using it, must i stop', /^\*\*Yes, stop retinol/],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})
