import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Product } from '../products.ts'
import { explainMatch } from './explain-match.ts'

let knowledge: Knowledge
let catalogue: Product[]
beforeAll(async () => {
  knowledge = await readKnowledge()
  catalogue = JSON.parse(await readFile('content/samples/products.json', 'utf8')) as Product[]
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
  concerns: ['acne'],
}
const match = (change: Partial<Product>, profile: Profile) =>
  explainMatch(knowledge, { kind: 'product', product: { ...serum, ...change } }, profile)

it('says which ingredient helps with what somebody came for, with its sources', () => {
  const { suitable, reasons, score } = match({}, { skinType: 'oily', concerns: ['acne'] })
  expect(suitable).toBe(true)
  expect(reasons[0]?.text).toContain('niacinamide')
  expect(reasons[0]?.because.sources.length).toBeGreaterThan(0)
  expect(score).toBeGreaterThan(match({}, { skinType: 'dry' }).score)
})
it('what is avoided makes it unsuitable, whatever speaks for it', () => {
  const { suitable, score, reasons } = match({}, { concerns: ['acne'], avoid: 'niacinamide' })
  expect(suitable).toBe(false)
  expect(score).toBe(0)
  expect(reasons[0]?.tone).toBe('avoid')
})
it('vitamin A is unsuitable in pregnancy', () => {
  expect(match({ label: 'Aqua, Glycerin, Retinol' }, { pregnant: true }).suitable).toBe(false)
  expect(match({ label: 'Aqua, Glycerin, Retinol' }, {}).suitable).toBe(true)
})
it('a scent speaks against it for sensitive skin', () => {
  const { reasons } = match({ label: 'Aqua, Glycerin, Parfum' }, { skinType: 'sensitive' })
  expect(reasons.some(({ tone }) => tone !== 'good')).toBe(true)
})
it('a recipe is read by its ingredients, quantities left aside', () => {
  const recipe = (profile: Profile) =>
    explainMatch(
      knowledge,
      { kind: 'recipe', ingredients: ['2 tbsp honey', '1 tsp glycerin'], skinTypes: ['dry'] },
      profile,
    )
  expect(recipe({ skinType: 'dry', concerns: ['dehydration'] }).reasons.some(({ tone }) => tone === 'good')).toBe(true)
  expect(recipe({ avoid: 'honey' }).suitable).toBe(false)
})
it('an article fits by its tags and its title', () => {
  const article = (profile: Profile) =>
    explainMatch(knowledge, { kind: 'article', tags: ['acne'], title: 'Oily skin in the heat' }, profile)
  expect(article({ concerns: ['acne'], skinType: 'oily' }).score).toBeGreaterThan(
    article({ concerns: ['aging'] }).score,
  )
  expect(article({ concerns: ['acne'], skinType: 'oily' }).reasons).toHaveLength(2)
})
it('an article about dark spots is not about spots', () => {
  const score = (tag: string) =>
    explainMatch(knowledge, { kind: 'article', tags: [tag], title: 'What helps' }, { concerns: ['acne'] }).score
  expect(score('spots')).toBeGreaterThan(score('dark spots'))
})
it('an article about vitamin A does not suit a pregnancy', () => {
  const article = { kind: 'article' as const, tags: ['retinoids', 'acne'], title: 'Start slowly' }
  expect(explainMatch(knowledge, article, { concerns: ['acne'] }).suitable).toBe(true)
  for (const profile of [{ pregnant: true }, { breastfeeding: true }, { conditions: ['trying' as const] }])
    expect(explainMatch(knowledge, article, profile)).toMatchObject({ suitable: false, score: 0 })
})
it('every score lies between 0 and 1 and every reason has a rule', () => {
  for (const product of catalogue) {
    for (const profile of [
      {},
      { skinType: 'dry' as const, concerns: ['aging' as const, 'dark-spots' as const] },
      { pregnant: true },
      { budget: 5000, fitzpatrick: 5 },
    ]) {
      const { score, reasons } = explainMatch(knowledge, { kind: 'product', product }, profile)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      for (const { because } of reasons) expect(because.rule).not.toBe('')
    }
  }
})
it('a rich balm is spoken against on oily skin that breaks out, and not on dry skin', () => {
  const balm = { kind: 'moisturiser' as const, label: 'Petrolatum, Paraffinum Liquidum, Cera Microcristallina' }
  expect(
    match(balm, { skinType: 'oily', concerns: ['acne'] })
      .reasons.map(({ text }) => text)
      .join(),
  ).toContain('rich')
  expect(
    match(balm, { skinType: 'dry' })
      .reasons.map(({ text }) => text)
      .join(),
  ).not.toContain('rich')
})
it('zinc without a tint is said to look white on deeper skin', () => {
  const sun = { kind: 'sunscreen' as const, spf: 30, label: 'Aqua, Zinc Oxide, Glycerin' }
  expect(
    match(sun, { fitzpatrick: 5 })
      .reasons.map(({ text }) => text)
      .join(),
  ).toContain('white or grey')
  expect(
    match({ ...sun, label: `${sun.label}, CI 77491` }, { fitzpatrick: 5 })
      .reasons.map(({ text }) => text)
      .join(),
  ).not.toContain('white or grey')
})
it('one reason is given once for everything it is true of, and vitamin A once in a pregnancy', () => {
  const { reasons } = match({ label: 'Aqua, Glycerin, Parfum, Linalool, Limonene' }, { skinType: 'sensitive' })
  expect(reasons.filter(({ text }) => text.includes('want care'))).toHaveLength(1)
  expect(match({ label: 'Aqua, Retinol' }, { pregnant: true, concerns: ['aging'] }).reasons).toHaveLength(1)
})
