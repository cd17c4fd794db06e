import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

// A list is asked about for somebody: what is told beside it counts, and the list itself is no wish.
it.each<[string, string[], string[]?]>([
  [
    'is it safe in pregnancy? Aqua, Squalane, Retinyl Palmitate, Parfum',
    ['leave this one out', 'retinyl palmitate'],
    ['nothing on it'],
  ],
  [
    'Aqua, Glycerin, Bakuchiol, Niacinamide ok while pregnant?',
    ['ask your midwife', 'bakuchiol'],
    ['nothing on it is one'],
  ],
  ['fragrance allergy: Aqua, Squalane, Urea, Parfum ok?', ['it has parfum'], ['squalane', 'aqua and']],
  [
    'allergic to lanolin, is this fine: Petrolatum, Lanolin Alcohol, Glycerin',
    ['no, leave this one out', 'lanolin alcohol'],
    ['it has petrolatum'],
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
  ['good for acne prone skin? aqua, coconut oil, isopropyl myristate, parfum', ['perhaps not']],
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
