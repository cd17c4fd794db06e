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
    ['what helps', ['is vaseline good for cracked heels'], /^\*\*yes: petroleum jelly/],
    ['a tablet', ['can panado help for sunburn'], /^\*\*a little: a painkiller such as panado/],
    ['a tool named in a trouble is no second thing', ['is vaseline good for razor bumps'], /^\*\*no: petroleum jelly/],
    ['with the trouble told before', ['i have acne on my back', 'does a loofah help'], /loofah/],
    ['what is judged well already stays', ['does wearing a helmet cause breakouts'], /pressure, rubbing/],
  ])('%s', (_, messages, says) => {
    expect(first(...messages)).toMatch(says)
  })

  it.each([
    ['a question of when', 'when can i use vaseline after a peel', /not known to/],
    ['two things', 'is honey or aloe better for pimples', /not known to/],
    ['a baby', 'does vaseline help my baby with dry skin', /oily, pimply face/],
  ])('%s is left to others', (_, message, never) => {
    expect(converse(message).response).not.toMatch(never)
  })
})

describe('a deed is judged with the state of skin it is asked with', () => {
  it.each([
    ['can i swim with eczema', /^\*\*yes, you can swim with eczema/],
    ['can i go in the sun with melasma', /^\*\*only well protected/],
    ['is it ok to shave with razor bumps', /^\*\*better not for three to four weeks/],
    ['can i get a tattoo if i have keloids', /^\*\*no, better not with keloids/],
    ['can i braid my hair with dandruff', /^\*\*yes, but treat dandruff first/],
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
    ['white flakes in my eyebrows is it fungal or dry skin', /fungus or yeast or dry skin/],
    ['i am 47 and getting pimples on my chin, is it hormones', /^\*\*it may well be hormones/],
    ['is it a pimple or a cold sore on my lip', /a pimple or a cold sore/],
  ])('%s', (message, says) => {
    expect(first(message)).toMatch(says)
  })

  it.each([
    'should i use salicylic or benzoyl for acne or blackheads',
    'is this serum for dark spots or melasma',
    'which is better for eczema or psoriasis, vaseline?',
  ])('%s asks for something else', (message) => {
    expect(first(message)).not.toMatch(/cannot tell from here/)
  })
})

describe('what is done elsewhere, kept from happening, and eaten', () => {
  it.each([
    ['what will a doctor do for keloids', /injects a steroid into the keloid/],
    ['what can the clinic do for warts', /^\*\*for warts, a clinic/],
    ['how do i stop my retinol from pilling', /^\*\*to keep your retinol from pilling/],
    ['how do i stop a closed burn from going darker', /^\*\*to keep a closed burn from going dark/],
    ['how do i stop my skin from peeling on retinol', /^\*\*to keep retinol from stinging/],
    ['what food must i avoid for clear skin', /^\*\*for clear skin cut down first on sweet drinks/],
    ['does niacinamide also work for my back', /^\*\*yes, niacinamide may go on the (?:back|whole body)/],
  ])('%s', (message, says) => {
    expect(first(message)).toMatch(says)
  })
})
