import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const first = (message: string): string => converse(message).response.split('\n')[0] ?? ''

describe('the first sentence has the form the question asks for', () => {
  it.each([
    ['should i keep using the salicylic wash now my pimples are gone?', /Yes, keep it up/],
    ['can i use a scrub and my lactic toner on the same day', /No, not on one day/],
    ['gel or cream for combination skin in humid Durban', /Gel, with a little cream/],
    ['can i sleep with benzoyl peroxide on or will it poison me', /may stay on overnight/],
    ['is squalane the same as shark oil?', /No, not today/],
    ['is hyaluronic acid dangerous because its an acid', /No/],
    ['i had skin cancer cut out 10 years ago, which SPF for golf', /SPF 50/],
  ])('%s', (message, form) => expect(first(message)).toMatch(form))
})

describe('the question beside a list is answered first', () => {
  it.each([
    [
      `does this have sulphates? Aqua, Sodium Laureth Sulfate, Glycerin, Citric Acid`,
      /Yes: it has Sodium Laureth Sulfate/,
    ],
    ['pregnant, can i use: Aqua, Niacinamide, Glycerin, Panthenol', /Yes, by its list/],
  ])('%s', (message, answer) => expect(first(message)).toMatch(answer))
})

describe('the state of the skin comes before what is asked', () => {
  it('a sting at the beach is no sunburn', () =>
    expect(first('something stung me at the beach and my foot is red and sore')).not.toMatch(/out of the sun/))
  it.each([
    'over exfoliated, shiny, tight and everything burns. what routine?',
    'my barrier is wrecked, even water stings',
  ])('%s: rest', (message) => expect(first(message)).toMatch(/^\*\*Stop all acids/))
  it.each(['bit pink on the shoulders after the beach, what do i put on', 'ngishiswe yilanga izolo, ngenzeni'])(
    '%s: sunburn',
    (message) => expect(first(message)).toMatch(/cool it down/),
  )
})

describe('what is no subject takes no answer', () => {
  it('“like I’m five” is no age', () => expect(converse('explain AHA vs BHA like im five').level).toBeNull())
  it('an essay is off topic whoever writes it', () =>
    expect(converse('can you write my matric history essay').topic.intent).toBe('off-topic'))
  it('a granny who uses it too is not who asks', () =>
    expect(converse('I use camphor cream on my face, my granny too. fine for pimples?').response).not.toMatch(
      /old, thin skin/,
    ))
  it('stained nails are not a stained face', () =>
    expect(first('black nail polish stained all my nails yellow')).toMatch(/grows out/))
})
