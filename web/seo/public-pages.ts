/**
 * The pages in the sitemap besides the articles, their categories and the products. Personal pages (dashboard, profile) and placeholders are left
 * out.
 */
export const publicPages: readonly string[] = [
  '/',
  '/articles',
  '/sponsored-offers',
  '/brands',
  '/diy-recipes',
  '/ingredients',
  '/product-recommendations',
  '/ingredients/check',
  '/skin-quiz',
  '/chatbot',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]
