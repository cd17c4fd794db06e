import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readSentences } from '#tools/learn-words/sentences.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

// Words that no sign knows, weighed together. The messages of content/alarm/held-out are indirect on purpose (half of them say what is seen and
// never what it is) or harmless in the same words; nothing was learnt from them.

const known = await knowledge()
const levels = new Map(known.redFlags.map(({ id, level }) => [id, level]))
const presses = (text: string, find = findRedFlags): boolean => find(known, text).some(({ level }) => level !== 'routine')
const messages = (await readSentences('held-out')).map(({ text, flag }) => ({ text, level: flag === undefined ? undefined : levels.get(flag) }))
const pressing = messages.filter(({ level }) => level !== undefined && level !== 'routine')
const harmless = messages.filter(({ level }) => level === undefined)
const share = (rows: readonly { text: string }[], holds: (text: string) => boolean): number => rows.filter(({ text }) => holds(text)).length / rows.length

describe('the words of an alarm', () => {
  it('find two of three that are told indirectly, far more than the signs alone', () => {
    expect(pressing.length).toBeGreaterThan(150)
    expect(share(pressing, (text) => presses(text))).toBeGreaterThan(0.65)
    expect(share(pressing, (text) => presses(text, findSigns))).toBeLessThan(0.45)
  })

  it('leave harmless messages alone, also those made to look alike', () => {
    expect(harmless.length).toBeGreaterThan(300)
    expect(share(harmless, (text) => presses(text))).toBeLessThan(0.06)
  })

  it.each([
    'he drank from the blue bottle under the sink and now he is sleepy and dribbling',
    'her mouth is full of sores and the skin on her chest wipes off since the new epilepsy pills',
    'nobody would even notice if i was not here tomorrow, anyway what helps for scars',
    'he held me by the neck last night, how do i cover the marks for work',
    'there was acid in the bucket and it went over my hand, the skin is white and hard',
  ])('press: “%s”', (text) => expect(presses(text)).toBe(true))

  it.each(['what is a mole', 'can you write me a cover letter', 'thanks hey you a star', 'and my whole body?', 'cancel premium', 'when will i start seeing results',
    'epiduo plus niacinamide', 'on my arms', 'i have been using niacinamide 3 months'])('say nothing: “%s”', (text) => expect(presses(text)).toBe(false))

  it('are found in a knowledge without any as well as they can be', () => {
    const bare = { ...known, alarmWords: { flags: [], start: [], weights: new Map() } }
    expect(findRedFlags(bare, 'there was acid in the bucket')).toEqual([])
  })
})
