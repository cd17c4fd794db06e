import { beforeAll, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { judgeProduct, rankProducts } from './judge-product.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await readKnowledge()
}, 60_000)

const serum: Product = {
  id: 'x',
  brand: 'enough',
  name: 'Serum',
  kind: 'serum',
  priceCents: 10_000,
  sizeMl: 30,
  label: 'Aqua, Niacinamide, Glycerin',
  skinTypes: ['oily'],
  concerns: [],
}
const verdict = (label: string, profile: Profile) => judgeProduct(knowledge, { ...serum, label }, profile).verdict

it('suits a person whose concern something in it works on', () => {
  const { verdict: found, notes } = judgeProduct(knowledge, serum, { concerns: ['dark-spots'] })
  expect(found).toBe('suits')
  expect(notes[0]?.text).toContain('niacinamide')
})
it('is to be used with care or left out for what the person told', () => {
  expect(verdict('Aqua, Niacinamide, Parfum', { skinType: 'sensitive' })).toBe('careful')
  expect(verdict('Aqua, Niacinamide, Retinol', { pregnant: true })).toBe('avoid')
})
it('is unknown without a profile, or where much of the label is not recognised', () => {
  expect(verdict('Aqua, Glycerin', {})).toBe('unknown')
  expect(verdict('Aqua, Niacinamide, Xyzzyfoo Quuxate, Glycerin, Blortane Quuxol', { concerns: ['dark-spots'] })).toBe(
    'unknown',
  )
})
it('ranks by fit, with the concerns that something in it works on and the skin type it is made for', () => {
  const plain = { ...serum, id: 'y', label: 'Aqua, Glycerin', skinTypes: [] }
  const avoided = { ...serum, id: 'z', label: 'Aqua, Retinol' }
  const [best, other, last] = rankProducts(knowledge, [serum, plain, avoided], {
    skinType: 'oily',
    concerns: ['dark-spots'],
    pregnant: true,
  })
  expect(best).toMatchObject({ suitable: true, concerns: ['dark-spots'], skinType: 'oily' })
  expect(other).toMatchObject({ suitable: true, concerns: [], skinType: undefined })
  expect(best?.score).toBeGreaterThan(other?.score ?? 1)
  expect(last).toMatchObject({ suitable: false, score: 0 })
})
