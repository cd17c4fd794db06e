import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'

describe('a text read once', () => {
  const reading = readingOf('Lips. my lips are swollen. Lips')
  it('says in which sentence a clue stands, and where in it', () => {
    expect(reading.sentences).toEqual(['lips', 'my lips are swollen', 'lips'])
    expect(reading.find('lips')).toEqual([
      { from: 0, to: 4, sentence: 0, word: 1 },
      { from: 3, to: 7, sentence: 1, word: 2 },
      { from: 0, to: 4, sentence: 2, word: 1 },
    ])
  })
  it('looks for a clue once', () => expect(reading.find('lips')).toBe(reading.find('lips')))
  it('takes the negation inside a clue found before as said, in its own sentence only', () => {
    const text = readingOf('it hasnt cleared in 5 months. it hasnt been 5 months')
    const [better] = text.find('notBetter')
    const [told, denied] = text.find('longTime')
    if (better === undefined || told === undefined || denied === undefined) throw new Error('the clues are gone')
    expect([text.meant(told, 'routine'), text.meant(told, 'routine', [better])]).toEqual([false, true])
    expect(text.meant(denied, 'routine', [better])).toBe(false)
  })
})
