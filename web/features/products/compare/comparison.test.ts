import { expect, it } from 'vitest'
import type { ProductSummary } from '#contract/products.ts'
import { compare } from './comparison.ts'

const product = (change: Partial<ProductSummary>) =>
  ({
    category: 'serum',
    brandName: 'Enough',
    skinTypes: ['oily'],
    skinConcerns: [],
    freeFrom: [],
    pros: ['Light'],
    cons: ['Small'],
    price: 10_000,
    unitPrice: null,
    sizeMl: null,
    spf: null,
    tinted: false,
    isLocal: true,
    rating: 0,
    ratingCount: 0,
    ...change,
  }) as ProductSummary

it('tells what differs from what is the same, and leaves out what is known of neither', () => {
  const { different, same } = compare([product({}), product({ price: 20_000, ratingCount: 2, rating: 4.25 })])
  expect(different).toEqual([
    { label: 'Price', values: ['R100.00', 'R200.00'] },
    { label: 'Rating', values: ['–', '4.3 (2)'] },
  ])
  expect(same.map(({ label }) => label)).toEqual([
    'Kind',
    'Brand',
    'Skin types',
    'Tinted',
    'South African',
    'Pros',
    'Cons',
  ])
})
