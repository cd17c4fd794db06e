import { route, type RouteConfigEntry } from '@react-router/dev/routes'

const legalPage = (slug: string): RouteConfigEntry =>
  route(slug, 'features/legal/legal-page.tsx', { id: `legal/${slug}` })

export const legalPages: RouteConfigEntry[] = [
  legalPage('terms-of-service'),
  legalPage('privacy-policy'),
  legalPage('cookie-policy'),
]
