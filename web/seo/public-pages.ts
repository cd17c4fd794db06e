import { articleCategories } from '#contract/article-kinds.ts'

/**
 * The pages that belong in the sitemap beside the articles. Pages of one person (dashboard, profile) and what is still to come stay out.
 */
export const publicPages: readonly string[] = [
  '/',
  '/articles',
  '/skincare-guides',
  ...articleCategories.filter((category) => category !== 'guide').map((category) => `/articles?category=${category}`),
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]
