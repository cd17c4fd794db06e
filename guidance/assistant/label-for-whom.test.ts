import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// A list is asked about for somebody: what is told beside it counts, and the list itself is no wish.
it.each<[string, string[], string[]?]>([
  [
    'Aqua, Glycerin, Bakuchiol, Niacinamide ok while pregnant?',
    ['ask your midwife', 'bakuchiol'],
    ['nothing on it is one'],
  ],
  ['vegan? Water, Beeswax, Squalane, Parfum', ['not vegan', 'beeswax'], ['you leave out']],
  [
    'is this halal: Aqua, Glycerin, Alcohol Denat., Parfum',
    ['halal certificate', 'alcohol denat'],
    ['pack also names'],
  ],
  [
    'is aqua, glycerin, zinc pca, niacinamide good for oily skin',
    ['yes, by its list it suits oily skin'],
    ['not on this list'],
  ],
  ['my asthma is bad, is this fine: aqua, parfum, camphor, glycerin', ['rather not for asthma', 'camphor']],
  [
    'what in this makes my face sting: aqua, lactic acid, parfum, alcohol denat',
    ['most likely lactic acid', 'alcohol denat'],
    ['nothing on it speaks'],
  ],
  [
    'on roaccutane, can i use this: water, glycolic acid, glycerin, parfum',
    ['rather not', 'glycolic acid'],
    ['not on this list'],
  ],
])('%s', (talk, parts, never) => {
  expect(amiss(talk, parts, never)).toEqual([])
})
