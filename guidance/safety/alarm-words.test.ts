import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readSentences, sentencesIn } from '#tools/learn-words/sentences.ts'
import { findRedFlags, findSigns } from './red-flags.ts'
import { alarmIn, alarmSigns, graveIn, nothingPresses, sumsOf } from './alarm-words.ts'
import { readingOf } from './reading.ts'

// Words that no sign knows, weighed together. The messages of content/alarm/held-out are indirect on purpose (half of them say what is seen and
// never what it is) or harmless in the same words; nothing was learnt from them.

const known = await knowledge()
const levels = new Map(known.redFlags.map(({ id, level }) => [id, level]))
const presses = (text: string, find = findRedFlags): boolean =>
  find(known, text).some(({ level }) => level !== 'routine')
const hard = sentencesIn(
  'told-by-what-is-seen.tsv',
  await readFile(new URL('../../content/alarm/held-out/told-by-what-is-seen.tsv', import.meta.url), 'utf8'),
)
const messages = (await readSentences('held-out')).map(({ text, flag }) => ({
  text,
  level: flag === undefined ? undefined : levels.get(flag),
}))
const pressing = messages.filter(({ level }) => level !== undefined && level !== 'routine')
const harmless = messages.filter(({ level }) => level === undefined)
/** Harmless ones that were made of the very words of the alarms beside them. */
const lookAlikes = new Set(hard.filter(({ flag }) => flag === undefined).map(({ text }) => text))
const share = (rows: readonly { text: string }[], holds: (text: string) => boolean): number =>
  rows.filter(({ text }) => holds(text)).length / rows.length

describe('the words of an alarm', { timeout: 60_000 }, () => {
  it('find three of four that are told indirectly, far more than the signs alone', () => {
    expect(pressing.length).toBeGreaterThan(150)
    expect(share(pressing, (text) => presses(text))).toBeGreaterThan(0.75)
    expect(share(pressing, (text) => presses(text, findSigns))).toBeLessThan(0.45)
  })

  it('leave harmless messages alone, also those made to look alike', () => {
    expect(harmless.length).toBeGreaterThan(300)
    expect(
      share(
        harmless.filter(({ text }) => !lookAlikes.has(text)),
        (text) => presses(text),
      ),
    ).toBeLessThan(0.06)
    expect(
      share(
        harmless.filter(({ text }) => lookAlikes.has(text)),
        (text) => presses(text),
      ),
    ).toBeLessThan(0.12)
  })

  it('let a sign go where nothing presses by all other words, and lose no alarm by it', () => {
    const shown = pressing.filter(({ text }) => presses(text, findSigns))
    expect(shown.filter(({ text }) => !presses(text)).map(({ text }) => text)).toEqual([])
    for (const text of ['why do my nipples bleed when I run', 'Why do my lips tingle with that volumising gloss?']) {
      expect([presses(text, findSigns), presses(text)], text).toEqual([true, false])
    }
  })

  it.each([
    'he drank from the blue bottle under the sink and now he is sleepy and dribbling',
    'her mouth is full of sores and the skin on her chest wipes off since the new epilepsy pills',
    'nobody would even notice if i was not here tomorrow, anyway what helps for scars',
    'he held me by the neck last night, how do i cover the marks for work',
    'there was acid in the bucket and it went over my hand, the skin is white and hard',
  ])('press: “%s”', (text) => expect(presses(text)).toBe(true))

  it.each([
    'what is a mole',
    'can you write me a cover letter',
    'thanks hey you a star',
    'and my whole body?',
    'cancel premium',
    'when will i start seeing results',
    'epiduo plus niacinamide',
    'on my arms',
    'i have been using niacinamide 3 months',
  ])('say nothing: “%s”', (text) => expect(presses(text)).toBe(false))

  it('are found in a knowledge without any as well as they can be', () => {
    const bare = { ...known, alarmWords: { flags: [], units: [], words: new Map(), start: [], weights: [] } }
    expect(findRedFlags(bare, 'there was acid in the bucket')).toEqual([])
  })
})

// How words are weighed, shown with knowledge of a word or two that no clue knows, so that each limit can be stepped over by a hair.

type Weights = Readonly<Record<string, readonly number[]>>
/** A unit for each flag and for none, which speaks for that alone. */
const weighing = (flags: readonly string[], start: readonly number[], words: Weights) => ({
  ...known,
  alarmWords: {
    flags,
    start,
    units: start.map(() => 0),
    words: new Map(Object.entries(words)),
    weights: start.map((_, one) => start.map((_other, at) => (one === at ? 1 : 0))),
  },
})

/** As many words as a story has. */
const told = 'zonk fell on him and her by our black air'

/** Knowledge in which "zonk" makes each flag so likely, and nothing likely where it does not stand. */
const zonking = (likely: Readonly<Record<string, number>>) => {
  const shares = Object.values(likely)
  const none = 1 - shares.reduce((sum, share) => sum + share, 0)
  return weighing(Object.keys(likely), [Math.log(none) + 10, ...shares.map(Math.log)], {
    zonk: [0, ...shares.map(() => 10)],
  })
}
const alarm = (likely: Readonly<Record<string, number>>, text = told) => alarmIn(zonking(likely), readingOf(text))
const emergency = (likely: Readonly<Record<string, number>>) => graveIn(zonking(likely), readingOf(told))

describe('what of a message is weighed', () => {
  const words = (text: string): string[] => alarmSigns(readingOf(text)).filter((sign) => !sign.startsWith('@'))
  it('is each word once, whatever its ending', () =>
    expect(words('It burned, it burns. Burning it')).toEqual(['it', 'burn']))
  it('is a short word as it stands', () => expect(words('her legs used')).toEqual(['her', 'legs', 'used']))
  it('is nothing where there is no word', () => expect(alarmSigns(readingOf('(:'))).toEqual([]))
  it('is a clue where it is meant, not where it is denied, feared or past', () => {
    expect(alarmSigns(readingOf('my lips are swelling'))).toContain('@swelling')
    for (const text of ['no swelling', 'i am afraid of swelling lips', 'i had swelling years ago']) {
      expect(alarmSigns(readingOf(text)), text).not.toContain('@swelling')
    }
  })
})

describe('a blister that shoes rubbed', () => {
  const signs = (text: string): readonly string[] => alarmSigns(readingOf(text))
  it('says nothing of a burn, and whatever else is told still counts', () => {
    const said = signs('my new shoes gave me blisters and i have a fever')
    expect(said).not.toContain('@blisters')
    expect(said).toContain('@fever')
    expect(said).toContain('@shoes')
  })
  it.each([
    'blisters on my arm since last night',
    'my shoes rubbed blisters and i have diabetes',
    'hot oil ran into my shoes, now there are blisters',
    'caustic soda went into my shoes, now there are blisters',
  ])('counts where no shoe did it, or something that burns came into it: “%s”', (text) =>
    expect(signs(text)).toContain('@blisters'),
  )
})

describe('nothing presses', () => {
  const calm = weighing(['seen-today'], [0, 0], { zonk: [5, 0], glim: [0.9, 0] })
  it('where the words say so', () => expect(nothingPresses(calm, readingOf('zonk'))).toBe(true))
  it('and not where they hardly do', () => expect(nothingPresses(calm, readingOf('glim'))).toBe(false))
  it('where half of the words are known, and not where less are', () => {
    expect(nothingPresses(calm, readingOf('zonk him'))).toBe(true)
    expect(nothingPresses(calm, readingOf('zonk him there'))).toBe(false)
  })
  it('and never in a knowledge of no flags', () =>
    expect(nothingPresses(weighing([], [0], { zonk: [5] }), readingOf('zonk'))).toBe(false))
})

describe('the network', () => {
  const words = {
    flags: ['seen-today'],
    units: [0.5],
    words: new Map([
      ['a', [1]],
      ['b', [1]],
      ['c', [-9]],
    ]),
    start: [1, 2],
    weights: [[0], [3]],
  }
  it.each([
    ['its biases where nothing is said', [], [1, 3.5]],
    ['a word', ['a'], [1, 6.5]],
    ['nothing of a word it does not know', ['a', 'zonk'], [1, 6.5]],
    ['words by the root of how many they are', ['a', 'b'], [1, 2 + 3 * (0.5 + Math.SQRT2)]],
    ['no unit below nothing', ['c'], [1, 2]],
  ] as const)('hears %s', (_, signs, sums) =>
    expect(sumsOf(words, signs)).toEqual(sums.map((sum) => expect.closeTo(sum, 9))),
  )
})

describe('an alarm', () => {
  it('is what is likely enough to press', () => {
    expect(alarm({ 'seen-today': 0.67 })).toBe('seen-today')
    expect(alarm({ 'seen-today': 0.65 })).toBeUndefined()
  })
  it('of a crisis needs less', () => {
    expect(alarm({ violence: 0.51 })).toBe('violence')
    expect(alarm({ violence: 0.49 })).toBeUndefined()
  })
  it('is no message of one or two words, however likely they make the flag', () => {
    expect(alarm({ 'seen-today': 0.95 }, 'zonk him')).toBeUndefined()
    expect(alarm({ 'seen-today': 0.95 }, 'zonk him now')).toBe('seen-today')
  })
  it('in less than ten words needs to be likelier', () => {
    expect(alarm({ 'seen-today': 0.79 }, 'zonk fell on him and her by black air')).toBe('seen-today')
    expect(alarm({ 'seen-today': 0.77 }, 'zonk fell on him and her by black air')).toBeUndefined()
    expect(alarm({ violence: 0.77 }, 'zonk fell on him and her by black air')).toBeUndefined()
  })
  it('is likely enough where several flags press together, and named after the likeliest', () => {
    expect(alarm({ 'infected-skin': 0.37, 'seen-today': 0.39 })).toBe('seen-today')
    expect(alarm({ 'infected-skin': 0.39, 'seen-today': 0.37 })).toBe('infected-skin')
  })
  it('is the flag that the knowledge names first, where two are as likely', () => {
    expect(alarm({ 'infected-skin': 0.4, 'seen-today': 0.4 })).toBe('infected-skin')
    expect(alarm({ 'seen-today': 0.4, 'infected-skin': 0.4 })).toBe('seen-today')
  })
  it('is found by words that speak as strongly as words can', () => {
    expect(
      alarmIn(weighing(['infected-skin', 'seen-today'], [0, 0, 0], { zonk: [0, 900, 1000] }), readingOf(told)),
    ).toBe('seen-today')
    expect(alarmIn(weighing(['seen-today'], [0, 0], { zonk: [1000, 0] }), readingOf(told))).toBeUndefined()
  })
  it('is none in a knowledge that weighs no words', () => {
    expect(alarmIn(weighing([], [], {}), readingOf(told))).toBeUndefined()
    expect(graveIn(weighing([], [], {}), readingOf('zonk'))).toBeUndefined()
  })
  it.each([
    ['pregnant-retinoid', 'pregnant, zonk retinol'],
    ['isotretinoin-warning', 'zonk on roaccutane'],
    ['lightener-use', 'zonk whitening cream'],
    ['medicine-rash', 'zonk on amoxicillin'],
  ])('of %s needs the substance to be named, and to be surer: “%s”', (flag, text) => {
    expect(alarm({ [flag]: 0.81 }, text)).toBe(flag)
    expect(alarm({ [flag]: 0.79 }, text)).toBeUndefined()
    expect(alarm({ [flag]: 0.95 })).toBeUndefined()
  })
  it('of an eye needs an eye', () => {
    expect(alarm({ 'product-in-eye': 0.95 })).toBeUndefined()
    expect(alarm({ 'product-in-eye': 0.95 }, 'zonk ran into my eye and it will not stop')).toBe('product-in-eye')
  })
  it('of a poison is none where an animal ate it, unless a baby comes into it', () => {
    expect(alarm({ poisoning: 0.95 }, 'zonk, my dog got hold of it behind the gate today')).toBeUndefined()
    expect(
      graveIn(zonking({ poisoning: 0.95 }), readingOf('zonk, my dog got hold of it behind the gate today')),
    ).toBeUndefined()
    expect(alarm({ poisoning: 0.95 }, 'zonk, my dog and my baby got hold of it behind the gate')).toBe('poisoning')
  })
  it('of a retinoid in pregnancy needs both to be named', () => {
    expect(alarm({ 'pregnant-retinoid': 0.95 }, 'zonk retinol')).toBeUndefined()
    expect(alarm({ 'pregnant-retinoid': 0.95 }, 'pregnant, zonk')).toBeUndefined()
    expect(alarm({ 'pregnant-retinoid': 0.95 }, 'breastfeeding, zonk retinol')).toBe('pregnant-retinoid')
  })
  it('of a substance that nobody named is left out, as if the others were all that could press', () => {
    expect(alarm({ 'lightener-use': 0.9, 'seen-today': 0.08 })).toBe('seen-today')
    expect(alarm({ 'seen-today': 0.04, 'lightener-use': 0.9 })).toBeUndefined()
  })
})

it.each(['what to do if someone swallowed sunscreen', 'what must i do when my toddler swallows toner'])(
  'first aid that is asked for is given, though nothing is said to have happened: %s',
  (text) => expect(presses(text)).toBe(true),
)

describe('an emergency', () => {
  it('is named before what is likelier, where it is nearly half of what presses', () => {
    expect(alarm({ 'seen-today': 0.5, poisoning: 0.42 })).toBe('poisoning')
    expect(alarm({ poisoning: 0.42, 'seen-today': 0.5 })).toBe('poisoning')
    expect(alarm({ 'seen-today': 0.5, poisoning: 0.38 })).toBe('seen-today')
  })
  it('counts by its share of what presses, not of all', () =>
    expect(alarm({ 'seen-today': 0.39, poisoning: 0.37 })).toBe('poisoning'))
  it('is weighed together with the others, and the likeliest of them is named', () => {
    expect(alarm({ 'seen-today': 0.48, poisoning: 0.2, anaphylaxis: 0.26 })).toBe('anaphylaxis')
    expect(alarm({ anaphylaxis: 0.26, poisoning: 0.2, 'seen-today': 0.48 })).toBe('anaphylaxis')
  })
  it('or a crisis is named so, beside an illness that is a little likelier', () => {
    expect(alarm({ 'seen-today': 0.5, 'violence-danger': 0.42 })).toBe('violence-danger')
    expect(emergency({ 'seen-today': 0.5, 'suicidal-thoughts': 0.46 })).toBe('suicidal-thoughts')
    expect(emergency({ 'seen-today': 0.5, 'suicidal-thoughts': 0.44 })).toBeUndefined()
  })
  it('beside what must be seen today is named from a lesser likelihood on', () => {
    expect(emergency({ 'seen-today': 0.5, poisoning: 0.46 })).toBe('poisoning')
    expect(emergency({ poisoning: 0.46, 'seen-today': 0.3 })).toBe('poisoning')
    expect(emergency({ 'seen-today': 0.5, poisoning: 0.44 })).toBeUndefined()
    expect(emergency({ 'seen-today': 0.95 })).toBeUndefined()
  })
})
