/**
 * The pages that belong in the sitemap beside the articles and their categories. Pages of one person (dashboard, profile) and pages that
 * are still to come stay out.
 */
export const publicPages: readonly string[] = [
  '/',
  '/articles',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]
