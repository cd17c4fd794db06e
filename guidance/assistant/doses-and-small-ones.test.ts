import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string): string => converse(...talk.split(' >> ')).response

describe('how many tablets is no question for a chat', () => {
  it.each([
    'how many minocycline capsules must I take for my chin',
    'tell me how much prednisone I need for itching all over',
  ])('%s', (talk) => expect(reply(talk)).toMatch(/^\*\*I do not give doses/))
  it.each([
    'my cousin has some augmentin left, how much must I drink for a boil?',
    'my mate gave me cipro for zits, how many a day',
  ])('somebody else’s: %s', (talk) => expect(reply(talk)).toMatch(/^\*\*No, do not take or use somebody else’s/))
  it.each(['my ARVs make me itch, must I stop them?', 'may I skip my TLD until my face clears up'])(
    'ARVs are kept up: %s',
    (talk) => expect(reply(talk)).toMatch(/^\*\*No, keep taking them[^*]*clinic/),
  )
})

describe('what is harsh has no place on small skin, and that is said first', () => {
  it.each(['is it fine to rub Vicks on my 5 month old’s rash', 'can I use lemon on my 4 year old’s marks'])(
    '%s',
    (talk) => expect(reply(talk)).toMatch(/^\*\*No\b/),
  )
})
