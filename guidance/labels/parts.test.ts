import { beforeAll, describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { processorTime } from '../../tests/processor-time.ts'
import { checkLabel } from './check-label.ts'

const knowledge = await readKnowledge()

/** A row of numbers that is the same every time (mulberry32). */
const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
const next = seeded(34)
const below = (end: number): number => Math.floor(next() * end)
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T
const several = <T>(least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + below(most - least + 1) }, make)

const known = knowledge.ingredients.map(({ inci }) => inci).filter((inci) => !/[/,(;.&]/.test(inci))
const unknown = ['Vexorin', 'Zalmite Blorptine', 'гидрохинон', '氢醌', '하이드로퀴논', 'Quibzunt-9', 'ヒドロキノン']
const signs = [', ', '; ', ' • ', '・', ' | ', ',\n', ',']
const name = (): string => (next() < 0.2 ? one(unknown) : one(known))
const list = (): string => several(1, 12, name).join(one(signs))

/** What people paste, in pieces: lists, and all that stands around them and in them. */
const shapes: readonly (() => string)[] = [
  list,
  list,
  () =>
    `${one(['Ingredients:', 'Bestanddele:', 'Ingrédients :', 'INCI', 'Inhaltsstoffe:', 'Składniki:', 'Состав:', 'Day Cream:'])} ${list()}`,
  () => `${one(['Free from', 'Sans', 'Ohne', 'Sin', 'Senza', 'Vry van', '0 %', 'Does not contain'])} ${list()}.`,
  () => `${name()} (${several(1, 3, name).join(', ')}${one([')', '))', '', ']'])}`,
  () => `${one(['May contain:', '+/-', '[+/-', 'and may contain', 'Peut contenir/Kann enthalten:'])} ${list()}`,
  () => one(['May contain traces of nuts.', 'Peut contenir des traces de soja.', 'Kann Spuren von Milch enthalten.']),
  () => one(['Directions: apply to clean skin, morning and night.', 'Vir uitwendige gebruik', 'Store below 25 °C']),
  () => one(['Unilever SA, 15 Nollsworth Crescent, La Lucia', 'www.example.co.za', 'Made in South Africa']),
  () =>
    one([
      'Our best serum yet, light and gentle!',
      'Hello, is it safe?',
      'Smells like holidays.',
      'ñandú İstanbul ﬁne ½',
    ]),
  () => `<p class="list">${several(1, 4, name).join('<br/>')}</p>`,
  () => `${one(['&nbsp;', '&amp;', '<b>', '</b>', '<li>'])}`,
  () => one(['😀', '👩‍🔬', '🌿', '\u200B', '\uFEFF', '\u0000', '\uE000', '\u202E', '\u00AD', '️']),
  () => one(known).replaceAll('o', 'о').replace('e', 'e\u200B'),
  () => one(known).replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  () => one(['(', ')', '[', '{', '*', '%', '1,2-', '12', '-', '/', ':', '.', ',', '\n', '\n\n', '\t', ' ', '|']),
  () => `${one(known)}: ${one(['soothes', 'Dissolves pores', 'brightens, calms and evens'])}`,
  () => one(['\uD835\uDC00\uD835\uDC2A\uD835\uDC2E\uD835\uDC1A', '\uD800', 'e\u0301a\u0300', 'ﷺ']),
]
const anyText = (): string => several(0, 14, () => one(shapes)()).join(one([' ', '\n', '. ', '', ', ', '\n\n']))

// The first check reads all the knowledge in.
beforeAll(() => void checkLabel(knowledge, 'Aqua'), 120_000)

const words = /[\p{L}\p{N}]/u

describe('the parts of a pasted text', () => {
  it('are the text as typed when they are joined, with each item once and each word in an item or set aside', () => {
    for (let run = 0; run < 600; run += 1) {
      const text = anyText()
      const { parts, items, summary } = checkLabel(knowledge, text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(
        parts.flatMap(({ item }) => item ?? []),
        text,
      ).toEqual(items.map((_, at) => at))
      for (const { item, setAside, text: part } of parts) {
        expect(item === null || setAside === null, text).toBe(true)
        expect(words.test(part), `${JSON.stringify(part)} in ${JSON.stringify(text)}`).toBe(
          item !== null || setAside !== null,
        )
      }
      if (/\b(?:all|both|the one)\b.* recognised/i.test(summary))
        expect(items.filter(({ how }) => how === 'unrecognised')).toEqual([])
    }
  }, 120_000)

  it('have every name of a list as an item, known or not, whatever parts the names', () => {
    for (let run = 0; run < 200; run += 1) {
      const names = several(3, 14, name)
      if (names.filter((each) => known.includes(each)).length < 2) continue
      const text = `${one(['', 'Ingredients: ', 'Bestanddele: '])}${names.join(one(signs))}${one(['', '.', '\nDirections: use daily.'])}`
      const printed = checkLabel(knowledge, text).items.map((item) => item.printed)
      expect(printed, text).toEqual(names)
    }
  }, 120_000)

  it.each([
    ['lists', () => list()],
    ['everything', () => anyText()],
    ['names that are not known', () => 'Blorptine glux, '],
    ['names without signs', () => 'Glycerin '],
    ['known names glued', () => 'glycerin'],
    ['commas', () => ','],
    ['commas and letters', () => ',,,,,,,,a'],
    ['brackets', () => '('],
    ['lines', () => 'a\n'],
    ['stops', () => 'Aqua. '],
    ['tags', () => '<b>Aqua</b>, '],
    ['denials', () => 'Free from parabens. '],
    ['emoji', () => '👩‍🔬 Aqua '],
    ['letters in other shapes', () => 'Ａｑｕａ, '],
    ['blanks', () => ' '.repeat(500)],
    ['directions', () => 'Directions: apply, Aqua. '],
  ])(
    '20 000 characters of %s come apart well within the time limit of a task',
    (_, make) => {
      let text = ''
      while (text.length < 20_000) text += make()
      text = text.slice(0, 20_000)
      const times = Array.from({ length: 3 }, () => processorTime(() => checkLabel(knowledge, text)))
      // The target is 200 ms; this leaves room for a machine of half the speed. A task has 1.5 s (server/advice/pool.ts).
      expect(Math.min(...times)).toBeLessThan(400)
    },
    60_000,
  )
})
