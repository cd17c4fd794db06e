import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// A list in small letters, and a question that follows it without a stop.
it.each<[string, string[], string[]?]>([
  ['ingredients: water, glycerin, urea, linalool. good for sensitive skin?', [], ['water is not on']],
  ['does this contain scent: aqua, squalane, parfum', ['yes', 'parfum (number 3 of 3)'], ['keep them apart']],
  ['glycerin, dimethicone, coconut oil, parfum - will this clog my pores', ['it may', 'coconut oil'], ['no fragrance']],
  [
    "label says 'Helianthus annuus, butyrospermum parkii, prunus dulcis, cera alba' my son has tree nut allergy is it ok",
    ['no, leave this one out', 'prunus dulcis'],
    ['usually fine'],
  ],
  [
    'the tub says: corylus avellana, glycerin, parfum. nut allergy, can i use it',
    ['no, leave this one out', 'corylus avellana'],
  ],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
