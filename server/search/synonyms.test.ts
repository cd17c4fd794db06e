import { expect, test } from 'vitest'
import { readSynonyms } from './synonyms.ts'

test('every phrase of the search synonyms belongs to one group, of at least two', async () => {
  const groups = await readSynonyms()
  const phrases = groups.flat()
  expect(groups.filter(({ length }) => length < 2)).toEqual([])
  expect(phrases.filter((phrase, at) => phrase === '' || phrases.indexOf(phrase) !== at)).toEqual([])
})
