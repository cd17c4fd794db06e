import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What is put right in the next message, asked for somebody else, or of one of two that were named.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response

describe('what is put right takes the place of what was said', () => {
  it.each([
    ['is glycolic ok with retinol? >> sorry I meant lactic acid and niacinamide', /Lactic acid and niacinamide/],
    ['im oily >> actually no its dry sorry >> what moisturiser', /^\*\*These moisturisers fit for dryness/],
    ['I react to scent in lotions >> so scent free is ok for me?', /^\*\*Not for sure: “unscented” is not the same/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('which of the two, and when', () => {
  it.each([
    [
      'I own benzoyl peroxide wash and adapalene >> watter een soggens en watter een saans?',
      /^\*\*Benzoyl peroxide in the morning, adapalene at night/,
    ],
    [
      'retinol and vitamin C >> which one for the morning and which one at night?',
      /^\*\*Vitamin C in the morning, retinol at night/,
    ],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what somebody else may use too', () => {
  it.each([
    ['my niacinamide is lovely >> can my husband use it as well?', /^\*\*Yes[,:] niacinamide/],
    ['benzoyl peroxide cleared me up >> can my son use it too? 15 with pimples', /^\*\*Usually yes/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('tools and skin that is not calm', () => {
  it.each([
    ['can I wax my lip when I have a pimple there', /^\*\*No, not over it/],
    ['derma roller for scars? >> I still get breakouts, may I use it?', /^\*\*No, no needles/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it.each(['microneedling for acne scars, is it worth it?', 'how do I shave without getting pimples'])(
    '%s is another question',
    (talk) => expect(said(talk)).not.toMatch(/over it|no needles/),
  )
})

describe('small things', () => {
  it.each([
    ['spf at the river >> one time enough?', /^\*\*No, once is not enough/],
    ['geen geld, net vaseline by die huis. wat maak ek met droe hande', /^\*\*Use the Vaseline/],
    [
      'broke till payday and only dish soap and glycerine here, face is tight. what do I do',
      /^\*\*Use the glycerine.*Soap:/s,
    ],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})
