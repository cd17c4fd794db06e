import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clueNames, cluesThatMayStand, findClue, sentencesOf, waysPattern } from '../safety/clue-search.ts'
import { lettersNeeded, whichMayStand } from './letters-needed.ts'

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

describe('which patterns may stand in a text', () => {
  const may = whichMayStand([
    ['blister', 'blisters?'],
    ['red', 'red|rooi'],
    ['figure', '[0-9]'],
    ['eye', '(?:eye|oog)s?(?: [a-z]+){0,2} (?:red|sore)'],
  ] as const)
  it.each([
    ['my blister is red', ['blister', 'eye', 'figure', 'red']],
    ['hundred', ['figure']],
    ['eyes very\nsore', ['eye', 'figure']],
    ['', ['figure']],
  ])('is told by its letters: “%s”', (text, names) => expect([...may(text)].sort()).toEqual(names))

  it('leaves out no clue that stands in what people write', () => {
    const folder = new URL('../safety/wordings/', import.meta.url)
    const lines = readdirSync(folder)
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
      .filter((line) => line !== '' && !line.startsWith('#'))
    const texts = lines.filter((_, at) => at % 7 === 0).map((line) => sentencesOf(line).join('\n'))
    const missed = texts.flatMap((text) => {
      const some = cluesThatMayStand(text)
      return clueNames
        .filter((clue) => !some.has(clue) && findClue(clue, text).length > 0)
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
  ])('never misses what “%s” finds', (ways) => {
    const [pattern, index] = [waysPattern(ways), whichMayStand([['it', waysPattern(ways).source]])]
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
    ]) {
      if (text.search(pattern) >= 0) expect(index(text).has('it'), text).toBe(true)
    }
  })
})
