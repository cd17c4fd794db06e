import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// What is asked of the app, complained of, or asked of us though it is not to be done at home or no matter of skin.
it.each<[string, string[], string[]?]>([
  ['you are no help, this was not helpful', ['i am sorry'], ['my pleasure']],
  ['is this mole cancer', ['a**symmetry'], ['food, plant']],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
