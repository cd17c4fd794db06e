import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { troubleSlots } from '../knowledge/kinds.ts'
import { converseWith } from './converse.fixture.ts'
import { particularById } from './understand/particulars.ts'

// What is plainly asked of a trouble, of two, and of sunscreen, through the front door: the first sentence answers that and nothing else.

const known = await knowledge()
const converse = converseWith(known, await sampleCatalogue())
const first = (message: string): string => converse(message).response.split('\n')[0]?.toLowerCase() ?? ''

describe('the first sentence answers what is asked of a trouble', () => {
  it.each<[string, string, RegExp, RegExp?]>([
    ['no money is the same question', 'i have no money, what can i do for dry skin', /petroleum jelly/],
    ['food', 'does diet cause razor bumps', /^\*\*(?:no: close shaving|that is not among)/],
    ['food that plays a part', 'what foods make rosacea worse', /hot drinks, chilli/],
    ['water', 'does drinking water help melasma', /^\*\*hardly/],
    ['the season', 'acne in joburg winter', /dry winter air/],
    ['the heat', 'rosacea in durban heat', /heat is one of its commonest triggers/],
  ])('%s', (_, message, says, never) => {
    expect(first(message)).toMatch(says)
    if (never !== undefined) expect(first(message)).not.toMatch(never)
  })

  it.each<[string, string, RegExp]>([
    ['a thing that is named is asked of that thing', 'is lemon good for dark marks', /lemon/],
    [
      'what tells more is heard as a whole',
      'my acne got worse after my gran died and i started roaccutane again',
      /(?!picking, scrubbing)/,
    ],
  ])('%s', (_, message, says) => expect(first(message)).toMatch(says))

  it('names sunscreen with what acts, and pregnancy with a retinoid', () => {
    for (const called of ['blackheads', 'rough texture', 'fine lines', 'keratosis pilaris', 'oily skin']) {
      for (const asks of [
        'best ingredient for X',
        'cheapest way to treat X',
        'can i exfoliate if i have X',
        'how long does it take for X to get better',
      ]) {
        const { response } = converse(asks.replace('X', called))
        if (/\b(?:acid|peroxide|retin\w+)\b/i.test(response))
          expect.soft(response, asks + called).toMatch(/sunscreen|SPF/i)
        if (/retin\w+/i.test(response)) expect.soft(response, asks + called).toMatch(/pregnan/i)
      }
    }
  })

  it('points at ready answers there are, and never at lightening', () => {
    for (const { id, asked } of known.conditions) {
      for (const slot of troubleSlots) {
        const says = asked[slot]
        if (says?.startsWith('@')) expect.soft(particularById(known, says.slice(1)), `${id} ${slot}`).toBeDefined()
        expect
          .soft(says ?? '', `${id} ${slot}`)
          .not.toMatch(/\b(?:lighten your|whiten|bleach your|hydroquinone cream)\b/i)
      }
    }
  })
})

describe('two troubles in one breath are both answered', () => {
  it.each<[string, string, RegExp, RegExp]>([
    [
      'what serves both comes first',
      'i have acne and dark marks',
      /^\*\*one active can do both: begin with azelaic acid/,
      /\*\*dark marks:\*\*/,
    ],
    [
      'two that share nothing have each its care',
      'dandruff and pimples on my forehead',
      /^\*\*treat the acne first/,
      /anti-dandruff shampoo/,
    ],
  ])('%s', (_, message, says, also) => {
    expect(first(message)).toMatch(says)
    expect(converse(message).response.toLowerCase()).toMatch(also)
  })

  it('has no retinoid for an expecting mother', () => {
    expect(converse('pregnant with acne and dark marks').response).not.toMatch(/begin with[^.]*retin/i)
  })
})

describe('a plain question about sunscreen has its own answer', () => {
  it.each<[string, string, RegExp]>([
    ['oily skin', 'which sunscreen is best for oily skin', /matt, oil-free/],
    ['melasma', 'recommend a sunscreen for melasma', /tinted spf 50 with iron oxides/],
  ])('%s', (_, message, says) => expect(first(message)).toMatch(says))
})
