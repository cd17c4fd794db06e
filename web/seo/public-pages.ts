/**
 * The pages in the sitemap besides the articles and their categories. Personal pages (dashboard, profile) and placeholders are left
 * out.
 */
export const publicPages: readonly string[] = [
  '/',
  '/articles',
  '/sponsored-offers',
  '/brands',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]
