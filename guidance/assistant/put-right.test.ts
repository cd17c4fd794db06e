import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What is put right in the next message, asked for somebody else, or of one of two that were named.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const said = (talk: string): string => converse(...talk.split(' >> ')).response

describe('what is put right takes the place of what was said', () => {
  it.each([
    ['is glycolic ok with retinol? >> sorry I meant lactic acid and niacinamide', /Lactic acid and niacinamide/],
    ['razor leaves dark spots on me >> oops, on my shins I mean, my legs', /shav|razor/i],
    ['im oily >> actually no its dry sorry >> what moisturiser', /^\*\*These moisturisers fit for dryness/],
    ['routine for oily skin >> sorry i meant dry', /^\*\*A routine for dry skin/],
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
    ['mornings I use cleanser, niacinamide and sunscreen >> and in the evening?', /evening routine/],
    [
      'my skin is dry >> that rugby game, wow >> foaming or milky cleanser for me?',
      /^\*\*For dry skin: cream cleanser/,
    ],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('what somebody else may use too', () => {
  it.each([
    ['my niacinamide is lovely >> can my husband use it as well?', /^\*\*Yes[,:] niacinamide/],
    ['benzoyl peroxide cleared me up >> can my son use it too? 15 with pimples', /^\*\*Usually yes/],
    ['got a salicylic acid wash >> can my roommate also use it, she has a spotty chin', /^\*\*Yes, salicylic acid/],
    ['vitamin C is lovely >> can my 8 year old use it too?', /^\*\*No, not for a child/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})

describe('tools and skin that is not calm', () => {
  it.each([
    ['can I wax my lip when I have a pimple there', /^\*\*No, not over it/],
    ['derma roller for scars? >> I still get breakouts, may I use it?', /^\*\*No, no needles/],
    ['is it ok to shave over acne on my jaw', /^\*\*Better not over it/],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))

  it.each([
    'microneedling for acne scars, is it worth it?',
    'how do I shave without getting pimples',
    'dark spots from waxing, what helps?',
  ])('%s is another question', (talk) => expect(said(talk)).not.toMatch(/over it|no needles/))
})

describe('small things', () => {
  it.each([
    [
      'nursing my boy. my acne came back with a bang, is benzoyl peroxide ok?',
      /^\*\*Yes, benzoyl peroxide is generally fine while breastfeeding/,
    ],
    ['spf at the river >> one time enough?', /^\*\*No, once is not enough/],
    ['warm or cold? no electricity >> is cold water fine for my face?', /^\*\*Yes, that is fine: cold water/],
    ['is cold water bad for my skin?', /^\*\*No, cold water/],
    ['geen geld, net vaseline by die huis. wat maak ek met droe hande', /^\*\*Use the Vaseline/],
    [
      'broke till payday and only dish soap and glycerine here, face is tight. what do I do',
      /^\*\*Use the glycerine.*Soap:/s,
    ],
    [
      'my sons head has a round bald patch since the barber >> it is flaky and the hairs are broken, is a cream enough?',
      /clinic or doctor look at the scalp/,
    ],
  ])('%s', (talk, says) => expect(said(talk)).toMatch(says))
})
