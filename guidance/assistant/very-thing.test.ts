import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// The very thing that is asked of is judged in the first sentence, by name: a thing for a trouble, a deed with a state of skin, one cause or the other.

const known = await knowledge()
const converse = converseWith(known, await sampleCatalogue())
const first = (...messages: string[]): string =>
  converse(...messages)
    .response.split('\n')[0]
    ?.toLowerCase() ?? ''

describe('a thing is judged for the trouble that is named with it', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['what clogs', ['does beard oil cause pimples'], /^\*\*yes, it can: .*beard oil/],
    ['a tablet', ['can panado help for sunburn'], /^\*\*a little: a painkiller such as panado/],
  ])('%s', (_, messages, says) => {
    expect(first(...messages)).toMatch(says)
  })

  it.each([
    ['a question of when', 'when can i use vaseline after a peel', /not known to/],
    ['two things', 'is honey or aloe better for pimples', /not known to/],
  ])('%s is left to others', (_, message, never) => {
    expect(converse(message).response).not.toMatch(never)
  })
})

describe('a deed is judged with the state of skin it is asked with', () => {
  it.each([
    ['can i swim with eczema', /^\*\*yes, you can swim with eczema/],
    ['can i go in the sun with melasma', /^\*\*only well protected/],
  ])('%s', (message, says) => {
    expect(first(message)).toMatch(says)
  })

  it('is no question of what to use', () => {
    expect(first('can i use sunscreen with rosacea')).toMatch(/sunscreen/)
  })
})

describe('of two causes none is named, but how they differ', () => {
  it.each([
    ['are the dark patches on my cheeks melasma or just sun damage', /melasma or sun damage, but they differ/],
    ['i am 47 and getting pimples on my chin, is it hormones', /^\*\*it may well be hormones/],
  ])('%s', (message, says) => {
    expect(first(message)).toMatch(says)
  })

  it.each([
    'should i use salicylic or benzoyl for acne or blackheads',
    'which is better for eczema or psoriasis, vaseline?',
  ])('%s asks for something else', (message) => {
    expect(first(message)).not.toMatch(/cannot tell from here/)
  })
})

describe('what is done elsewhere, kept from happening, and eaten', () => {
  it.each([
    ['what can the clinic do for warts', /^\*\*for warts, a clinic/],
    ['how do i stop my retinol from pilling', /^\*\*to keep your retinol from pilling/],
    ['how do i stop my skin from peeling on retinol', /^\*\*to keep retinol from stinging/],
    ['does niacinamide also work for my back', /^\*\*yes, niacinamide may go on the (?:back|whole body)/],
  ])('%s', (message, says) => {
    expect(first(message)).toMatch(says)
  })
})
