import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { namedWithin } from './named-within.ts'

const knowledge = await readKnowledge()
const named = (word: string): string[] => namedWithin(knowledge, word).map((id) => knowledge.byId(id)?.inci ?? id)

describe('the ingredients of whose names a word is a part', () => {
  it.each([
    ['sunflower', /Helianthus/],
    ['sunflowers', /Helianthus/],
    ['shea', /Butyrospermum/],
    ['aluminium', /Aluminum/],
  ])('%s stands for what labels call %s', (word, inci) =>
    expect(named(word)).toContainEqual(expect.stringMatching(inci)),
  )
  it.each([
    ['tea', 'is too short'],
    ['oil', 'is too short'],
    ['extract', 'is part of too many names'],
    ['sodium', 'is part of too many names'],
    ['takkies', 'is part of none'],
  ])('are none for “%s”, which %s', (word) => expect(named(word)).toEqual([]))
})
