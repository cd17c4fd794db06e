import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clueNames, findClue, searchForClues, sentencesOf, sourceOf, waysPattern } from '../safety/clue-search.ts'
import { searchFor } from './pattern-index.ts'

describe('a search for patterns', () => {
  const search = searchFor([
    ['blister', 'blisters?'],
    ['red', 'red|rooi'],
    ['figure', '[0-9]'],
    ['eye', '(?:eye|oog)s?(?: [a-z]+){0,2} (?:red|sore)'],
    ['swells', '[a-z0-9]*vuvuk[a-z0-9]*|(?:my )?lips?'],
    ['sore', '(?:(?:very|so) )?sore'],
  ] as const)
  it.each([
    ['my blister is red', { blister: [[3, 10]], red: [[14, 17]] }],
    ['hundred', {}],
    ['day 2', { figure: [[4, 5]] }],
    [
      'eyes very\nsore , so sore',
      {
        sore: [
          [10, 14],
          [17, 24],
        ],
      },
    ],
    [
      'uvuvukile my lips',
      {
        swells: [
          [0, 9],
          [10, 17],
        ],
      },
    ],
    ['', {}],
  ])('finds in “%s” what stands there between words', (text, found) => {
    const { mayStand, find } = search(text)
    const hits = mayStand().map((name) => [name, find(name).map(({ from, to }) => [from, to])] as const)
    expect(Object.fromEntries(hits.filter(([, places]) => places.length > 0))).toEqual(found)
  })

  it('leaves out no clue that stands in what people write', () => {
    const folder = new URL('../safety/wordings/', import.meta.url)
    const lines = readdirSync(folder)
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
      .filter((line) => line !== '' && !line.startsWith('#'))
    const missed = lines
      .filter((_, at) => at % 7 === 0)
      .flatMap((line) => {
        const sentences = sentencesOf(line)
        const { find } = searchForClues(sentences)
        return clueNames
          .filter((clue) => findClue(clue, sentences.join('\n')).length > (find(clue) ?? []).length)
          .map((clue) => `${clue} in ${line}`)
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
  ])('finds “%s” wherever a regular expression does', (ways) => {
    const one = searchFor([['it', sourceOf(ways)]])
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
    ])
      expect(one(text).find('it'), text).toEqual(
        Array.from(text.matchAll(waysPattern(ways)), ({ 0: hit, index }) => ({ from: index, to: index + hit.length })),
      )
  })
})
