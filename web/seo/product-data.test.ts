import { expect, it } from 'vitest'
import { productData } from './product-data.ts'

const product = {
  slug: 'a-serum',
  productName: 'A Serum',
  description: 'A light serum.',
  brandName: 'Enough',
  price: 12_950,
  rating: 0,
  ratingCount: 0,
  affiliateUrl: 'https://shop.example/serum',
  isSample: false,
}

it('has brand and offer, and a rating only when members have rated it', () => {
  const unrated = productData('https://skynn.test', product, '/og/product/a-serum.png')
  expect(unrated).toMatchObject({ '@type': 'Product', brand: { name: 'Enough' }, offers: { price: '129.50' } })
  expect(unrated).not.toHaveProperty('aggregateRating')
  expect(productData('https://skynn.test', { ...product, rating: 4.3333, ratingCount: 3 }, '/x.png')).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
  })
})
it('says of a sample that it is one, and claims no brand, offer or rating', () => {
  const sample = productData('https://skynn.test', { ...product, isSample: true, ratingCount: 3, rating: 5 }, '/x.png')
  expect(sample['name']).toBe('A Serum (sample)')
  for (const claim of ['brand', 'offers', 'aggregateRating']) expect(sample).not.toHaveProperty(claim)
})
