import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const dealsPages: RouteConfigEntry[] = [
  route('sponsored-offers', 'features/deals/deals-page.tsx'),
  route('sponsored-offers/:slug', 'features/deals/deal-page.tsx'),
]
