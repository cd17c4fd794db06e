import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clueNames, findClue, sentencesOf, waysPattern, whereCluesMayBegin } from '../safety/clue-search.ts'
import { lettersNeeded, whereMayBegin } from './letters-needed.ts'

describe('the letters that a pattern needs', () => {
  it.each([
    ['blister[a-z]*', ['blis']],
    ['red|sore', [' red', 'sore']],
    ['im (?:red|sore)', ['im r', 'im s']],
    ['(?:very )?swollen', ['very', 'woll']],
    ['(?<!not )swollen(?! lip)', ['woll']],
    ['swel(?:l|ling)?', ['well', 'ling', 'swel']],
    ['skin(?: [a-z0-9]+){0,4} raw', ['skin']],
    ['[a-z]*shisa', ['shis']],
    ['fev[ae]r', ['feva', 'feve']],
    ['lips?', ['lips', ' lip']],
    ['a+bcdef', ['bcde']],
    ['(?:red|(?:raw|sore[a-z]*)) ,? skin', [', sk', 'skin']],
    ['38\\.5 degrees', ['38.5']],
  ])('of “%s” are one of %j', (pattern, needed) => expect(lettersNeeded(pattern)).toEqual(needed))
  it.each(['[1-9]', 'a|blister', '[a-z]+', 'i?', '.*', '(?: [a-z]+){0,3}'])(
    'of “%s” are none, for it may stand anywhere',
    (pattern) => expect(lettersNeeded(pattern)).toBeUndefined(),
  )
})

describe('where patterns may begin in a text', () => {
  const where = whereMayBegin([
    ['blister', 'blisters?'],
    ['red', 'red|rooi'],
    ['figure', '[0-9]'],
    ['eye', '(?:eye|oog)s?(?: [a-z]+){0,2} (?:red|sore)'],
    ['swells', '[a-z0-9]*vuvuk[a-z0-9]*|(?:my )?lips?'],
    ['any', '(?:very|so)?(?: [a-z]+){0,2} sore'],
  ] as const)
  it.each([
    ['my blister is red', { blister: [3], red: [14] }],
    ['hundred', {}],
    ['day 2', { figure: [4] }],
    ['eyes very\nsore , sore', { eye: [0], any: [5, 16] }],
    ['uvuvukile my lips', { swells: [0, 10, 13] }],
    ['', {}],
  ])('is told by their letters: “%s”', (text, places) => expect(Object.fromEntries(where(text))).toEqual(places))

  it('leaves out no place of a clue in what people write', () => {
    const folder = new URL('../safety/wordings/', import.meta.url)
    const lines = readdirSync(folder)
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
      .filter((line) => line !== '' && !line.startsWith('#'))
    const texts = lines.filter((_, at) => at % 7 === 0).map((line) => sentencesOf(line).join('\n'))
    const missed = texts.flatMap((text) => {
      const places = whereCluesMayBegin(text)
      return clueNames
        .filter((clue) => findClue(clue, text).length > findClue(clue, text, places.get(clue) ?? []).length)
        .map((clue) => `${clue} in ${text}`)
    })
    expect(missed).toEqual([])
  })

  it.each([
    '(very /)swollen lips?',
    'cant _ breathe',
    '(?<=my )lip*',
    '*vuvuk*',
    'im <5-11>',
    '(lip/tongue) ~ (swell*/swollen)',
    'no (red|sore) skin',
    '( |)lips',
    '[a-z]{0,3} sore',
    '((so|very) )*sore',
    '.*sore',
  ])('never misses what “%s” finds', (ways) => {
    const [pattern, index] = [waysPattern(ways), whereMayBegin([['it', waysPattern(ways).source]])]
    for (const text of [
      'my lip is swollen',
      'very swollen lips',
      'i cant really breathe',
      'im 10',
      'uvuvukile',
      'tongue it is so very swollen',
      'no red skin',
      'lips',
      'sore',
      'red , lips',
      'so very sore',
      'ab\nsore',
    ]) {
      const places = index(text).get('it') ?? []
      for (const { index: at } of text.matchAll(pattern)) expect(places, text).toContain(at)
    }
  })
})
