import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const productsPages: RouteConfigEntry[] = [
  route('product-recommendations', 'features/products/list/products-page.tsx'),
  route('product-recommendations/compare', 'features/products/compare/compare-page.tsx'),
  route('product-recommendations/:slug', 'features/products/page/product-page.tsx'),
]

/** Files, served without the frame. */
export const productsFiles: RouteConfigEntry[] = [
  route('og/product/:slug.png', 'features/products/files/product-card.ts'),
]
