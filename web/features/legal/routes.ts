import { route, type RouteConfigEntry } from '@react-router/dev/routes'

const text = (slug: string): RouteConfigEntry => route(slug, 'features/legal/legal-page.tsx', { id: `legal/${slug}` })

export const legalPages: RouteConfigEntry[] = [text('terms-of-service'), text('privacy-policy'), text('cookie-policy')]
