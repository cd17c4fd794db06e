import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { hear } from './understand.ts'

const knowledge = await readKnowledge()
const topicOf = (message: string): string | undefined => hear(knowledge, message).particular?.id

describe('the rarer word decides what a question is about', () => {
  it.each([
    ['can i put a plaster over a pimple i scratched open', 'plaster-on-pimple'],
    ['the water in our area is hard and my face feels tight', 'hard-water'],
    ['my locs have white flakes which shampoo do i use', 'scalp-flakes'],
    ['itchy scalp under my braids what can i do', 'scalp-itch'],
    ['I dont have medical aid and my acne is leaving scars where do i go', 'no-medical-aid'],
    ['will discovery pay for a dermatologist', 'medical-aid-pays'],
    ['I want another ear piercing but i get keloids', 'keloid-piercing'],
    ['does lemon juice help for dark underarms', 'lemon-on-skin'],
    ['the yellow bitter sap of aloe on sunburn, good idea?', 'aloe-sap'],
    ['which oil grows back my edges', 'edges-grow'],
  ])('"%s"', (message, topic) => expect(topicOf(message)).toBe(topic))

  it.each([
    'how to get rid of dark marks from old pimples',
    'what helps with pimples',
    'my boyfriend left me what do I do',
  ])('no topic for "%s"', (message) => expect(topicOf(message)).toBeUndefined())

  it('hears the claim about drinking water before a topic that shares only its common words', () => {
    const { myth, particular } = hear(knowledge, 'does drinking more water clear acne')
    expect([myth?.id, particular]).toEqual(['drink-water', undefined])
  })
})

describe('what somebody does not want is no subject', () => {
  it.each([
    ['moisturiser for oily skin please but no coconut oil', ['coconut oil'], []],
    ['something for pimples but not benzoyl peroxide', ['benzoyl peroxide'], []],
    ['is niacinamide without zinc ok', [], ['niacinamide', 'zinc oxide']],
    ['which cream with niacinamide for dark marks', [], ['niacinamide']],
  ])('"%s"', (message, without, things) => {
    const heard = hear(knowledge, message)
    expect([heard.without.map(({ called }) => called), heard.things.map(({ called }) => called)]).toEqual([
      without,
      things,
    ])
  })
})
