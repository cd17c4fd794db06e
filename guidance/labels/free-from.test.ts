import { beforeAll, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { freeFromOf } from './free-from.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await readKnowledge()
}, 60_000)

it('claims everything for a plain label that is recognised as a whole', () => {
  expect(freeFromOf(knowledge, 'Aqua, Glycerin, Squalane, Panthenol, Phenoxyethanol')).toEqual([
    'fragrance',
    'essential-oils',
    'alcohol',
    'sulfates',
    'silicones',
    'parabens',
    'coconut-oil',
    'lanolin',
  ])
})
it.each([
  ['fragrance', 'Parfum'],
  ['fragrance', 'Linalool'],
  ['fragrance', 'Lavandula Angustifolia Oil'],
  ['fragrance', 'Aroma'],
  ['essential-oils', 'Pelargonium Graveolens Flower Oil'],
  ['essential-oils', 'Parfum'],
  ['alcohol', 'Alcohol Denat.'],
  ['sulfates', 'Sodium Laureth Sulfate'],
  ['silicones', 'Dimethicone'],
  ['parabens', 'Methylparaben'],
  ['coconut-oil', 'Cocos Nucifera Oil'],
  ['lanolin', 'Lanolin'],
])('does not claim to be free from %s with %s on the label', (claim, printed) => {
  const claims = freeFromOf(knowledge, `Aqua, Glycerin, ${printed}, Phenoxyethanol`)
  expect(claims).not.toContain(claim)
  expect(claims).not.toEqual([])
})
it('does not count fatty alcohols as drying alcohol', () => {
  expect(freeFromOf(knowledge, 'Aqua, Glycerin, Cetearyl Alcohol')).toContain('alcohol')
})
it('claims nothing when one entry is not recognised, for an empty label, or for text that is no list', () => {
  expect(freeFromOf(knowledge, 'Aqua, Glycerin, Xyzzyfoo Quuxate')).toEqual([])
  expect(freeFromOf(knowledge, '')).toEqual([])
})
it('counts what the product may contain', () => {
  expect(freeFromOf(knowledge, 'Aqua, Glycerin, Squalane. May contain: Parfum')).not.toContain('fragrance')
})
