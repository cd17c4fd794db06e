export const PRODUCTS = '/product-recommendations'

/** The page of a product. */
export const productAddress = (slug: string): string => `${PRODUCTS}/${slug}`

/** The page that compares these products. */
export const compareAddress = (slugs: readonly string[]): string =>
  `${PRODUCTS}/compare${slugs.length === 0 ? '' : `?ids=${slugs.join(',')}`}`
