import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'
import { askedOfAnother } from './understand/asked-of-another.ts'

const known = await knowledge()
const amiss = amissWith(known, await sampleCatalogue())
const meant = (talk: string): string | undefined => {
  const messages = talk.split(' >> ')
  return askedOfAnother(known, messages.at(-1) ?? '', messages.slice(0, -1))
}

describe('what a talk turns to', () => {
  it.each([
    ['can i use lemon and sugar scrub >> ok what about honey', 'can i use honey on my face?'], ['can i use lemon and sugar scrub >> ok what about honey >> n turmeric', 'can i use turmeric on my face?'],
    ['is toothpaste good for pimples >> and baking soda?', 'is baking soda good for pimples?'], ['i have keloids from piercing >> can silicone sheets help >> what about bio oil', 'i have keloids from piercing. can bio oil help?'],
    ['i had a chemical peel on friday >> when can i wear makeup >> n gym?', 'i had a chemical peel on friday. when can i gym?'],
  ])('is asked as the thing before it was: %s', (talk, message) => expect(meant(talk)).toBe(message))
  it.each(['can i use retinol with vitamin c >> what about niacinamide', 'my skin is dry >> and honey?', 'what is a toner >> and at night?', 'which sunscreen is best >> what about my son'])('is left to other rules: %s', (talk) => expect(meant(talk)).toBeUndefined())
  it.each<[string, string[], string[]]>([
    ['can i use lemon and sugar scrub >> ok what about honey', ['honey'], ['keep lemon off']], ['i had a chemical peel at a salon on friday >> when can i wear makeup >> n gym?', ['peel'], ['tattoo']],
  ])('and answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
