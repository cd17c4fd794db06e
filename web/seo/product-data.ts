import type { Product } from '#contract/products.ts'
import type { JsonLd } from './json-ld.ts'

/**
 * A product with its offer, and with its rating only when members have rated it. A sample is made up: it says so, and makes no claim about
 * its brand, a price or where it can be bought.
 */
export const productData = (
  origin: string,
  product: Pick<
    Product,
    | 'slug'
    | 'productName'
    | 'description'
    | 'brandName'
    | 'price'
    | 'rating'
    | 'ratingCount'
    | 'affiliateUrl'
    | 'isSample'
  >,
  image: string,
): JsonLd => {
  const { slug, productName, description, brandName, price, rating, ratingCount, affiliateUrl, isSample } = product
  const url = `${origin}/product-recommendations/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: isSample ? `${productName} (sample)` : productName,
    description,
    image: [`${origin}${image}`],
    url,
    ...(!isSample && {
      brand: { '@type': 'Brand', name: brandName },
      ...(price !== null &&
        affiliateUrl !== null && {
          offers: {
            '@type': 'Offer',
            price: (price / 100).toFixed(2),
            priceCurrency: 'ZAR',
            url: affiliateUrl,
          },
        }),
      ...(ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating * 10) / 10,
          reviewCount: ratingCount,
        },
      }),
    }),
  }
}
