/** A screen there is: its name, its address, and who sees it. */
export type Screen = { name: string; path: string; who: 'visitor' | 'member' }

const visitor = (name: string, path: string): Screen => ({ name, path, who: 'visitor' })
const member = (name: string, path: string): Screen => ({ name, path, who: 'member' })

/** Every screen, for the pictures and for the accessibility checks. */
export const screens: readonly Screen[] = [
  visitor('home', '/'),
  visitor('home-search', '/?q=sun'),
  visitor('articles', '/articles'),
  visitor('articles-filtered', '/articles?category=guide&sort=quickest'),
  visitor('articles-empty', '/articles?q=nothingofthekind'),
  visitor('guides', '/skincare-guides'),
  visitor('ingredients', '/ingredients'),
  visitor('routines', '/routines'),
  visitor('article', '/articles/dark-spots-and-tinted-sunscreen'),
  visitor('article-premium', '/articles/cleansers-compared'),
  visitor('sign-in', '/auth'),
  visitor('join', '/auth?tab=register'),
  visitor('terms', '/terms-of-service'),
  visitor('privacy', '/privacy-policy'),
  visitor('cookies', '/cookie-policy'),
  visitor('coming', '/streams'),
  visitor('not-found', '/no-such-page'),
  member('home-member', '/'),
  member('article-member', '/articles/cleansers-compared'),
  member('dashboard', '/dashboard'),
  member('dashboard-saved', '/dashboard?tab=saved'),
]
