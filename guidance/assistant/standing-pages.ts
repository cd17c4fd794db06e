/** Pages of Skynn that stand whatever is published: an answer may lead to them, whichever pages a request names. */
export const standingPages: readonly string[] = [
  '/articles', '/skincare-guides', '/ingredients', '/routines', '/product-recommendations', '/diy-recipes', '/web-stories', '/community-forum', '/sponsored-offers', '/streams', '/brands',
  '/chatbot', '/skin-quiz', '/auth', '/dashboard', '/profile', '/settings', '/notifications', '/subscription', '/help', '/contact', '/advertise', '/privacy-policy', '/terms-of-service', '/cookie-policy',
]
