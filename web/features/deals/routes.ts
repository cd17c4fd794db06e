import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const dealsPages: RouteConfigEntry[] = [
  route('sponsored-offers', 'features/deals/deals-page.tsx'),
  route('sponsored-offers/:slug', 'features/deals/deal-page.tsx'),
]

/** Files, served without the frame. */
export const dealsFiles: RouteConfigEntry[] = [route('og/deal/:slug.png', 'features/deals/files/social-card.ts')]
