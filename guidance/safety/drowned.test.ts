import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const known = await knowledge()
const pressing = (text: string): string[] =>
  findRedFlags(known, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

/** What people ask and tell of their own skin beside it. */
const harmless: [string, (alarm: string) => string][] = [
  ['a question after it', (alarm) => `${alarm} and which serum is best for oily skin under R200?`],
  ['a question before it', (alarm) => `which cream for dark spots? ${alarm}`],
  ['who asks', (alarm) => `hi im 24 with oily skin and dark marks. ${alarm}`],
  [
    'a routine that goes well',
    (alarm) =>
      `ive been using niacinamide in the morning and a gentle cleanser for about two months and my marks are fading nicely. ${alarm}`,
  ],
]
const alarms = [
  'purple blotches on my son’s ankles that weren’t there this morning, he is very miserable and hot',
  'her cord stump smells bad, tummy around it red and hot, she’s eight days old',
  'my stepfather put the pillow over my little sister’s face till she went quiet',
  'her eyes are slits this morning, she coloured her hair with her sister last night',
  'the thing on my scalp got bigger between appointments and it’s two colours now, my hairdresser says',
]

describe('what is harmless beside an alarm does not drown it', () => {
  for (const alarm of alarms) {
    it.each(harmless)(`${alarm}: %s`, (_, beside) => {
      expect(pressing(alarm)).not.toEqual([])
      expect(pressing(beside(alarm))).not.toEqual([])
    })
  }
})

describe('what takes an alarm back stays beside it', () => {
  it.each([
    'got burnt by a kettle as a child, healed long ago. which cream for the mark? my skin is oily.',
    'my cousins friends throat closed up from nuts. me i eat peanuts every day no problem. is shea butter ok for my elbows?',
    'i used to get cold sores as a kid, none for years. which lip balm is good? my lips are dry.',
    'where in my routine does vitamin c serum, moisturiser, sunscreen and face wash go? the order confuses me',
    'twelve days old and she drinks every two hours, all fine. which washing powder is soft? my own skin is dry.',
  ])('%s', (text) => expect(pressing(text)).toEqual([]))
})
