import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// What did not help, and what feels wrong, is taken up first: whether it was the wrong thing or had too little time, then what comes next.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what was tried without help is judged, and not recommended once more', () => {
  it.each<[string, RegExp]>([
    [
      'my 14 yr old son has lots of pimples >> we tried clearasil for 2 months and nothing >> what now',
      /time to change: two months/i,
    ],
    [
      'i have keloids on my ears from piercing >> bio oil helped nothing >> what will a doctor do',
      /injects a steroid|steroid injections/i,
    ],
    ['used benzoyl peroxide for 6 weeks and my back is still full of pimples', /^\*\*Not yet: six weeks is too short/],
    [
      'bio oil did nothing for my stretch marks after 3 months, must i carry on',
      /^\*\*No, you can stop: Bio-Oil was the wrong thing/,
    ],
    [
      'i have eczema >> aqueous cream doesnt do anything >> what else',
      /^\*\*Aqueous cream was the wrong thing to leave on/,
    ],
    [
      'head and shoulders doesnt help my flaky scalp >> ive used it for 3 months',
      /^\*\*Yes, three months was long enough/,
    ],
    ['ek het teebomolie probeer vir my puisies, dit werk nie', /^\*\*Tea tree oil is one of the weaker things/],
    ['the doctor gave me doxy, 2 months in and no improvement', /^\*\*Go back to whoever prescribed doxycycline/],
    ['i use sunscreen every day but my dark marks wont fade', /^\*\*Sunscreen alone keeps marks/],
    [
      'im breastfeeding >> my melasma is still there >> ive been using azelaic acid 4 months',
      /^\*\*Yes, four months was long enough/,
    ],
    ['i been on doxy for acne 3 weeks no change should i stop', /do not stop yet: three weeks is too early/i],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))

  it.each<[what: string, talk: string, never: string[]]>([
    [
      'a question ahead tells of no attempt',
      'does tea tree oil not work for pimples',
      ['was the wrong thing', 'fair test'],
    ],
    [
      'nor an acid',
      'im pregnant, used benzoyl peroxide for 4 months and still full of pimples, what now',
      ['add adapalene', 'salicylic'],
    ],
    [
      'what is velvety is seen to',
      'the back of my neck is dark and feels like velvet, scrubbing dont help',
      ['was the wrong thing'],
    ],
  ])('%s: %s', (_, talk, never) => expect(amiss(talk, [], never)).toEqual([]))
})

describe('what feels wrong is no reaction to rinse off', () => {
  it.each<[string, string[], string[]]>([
    ['the cetaphil wash dries me out, which one should i try', ['cream or lotion cleanser'], []],
    ['the ordinary glycolic toner is too drying for me what now', ['less often'], ['rinse it off']],
    ['shea butter is too heavy on my face but i like it on my legs', ['lighter for the face'], []],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it('pills that are swallowed do not roll off', () =>
    expect(amiss('niacinamide pills or serum, which works better', [], ['little balls'])).toEqual([]))
})
