import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const brandsPages: RouteConfigEntry[] = [
  route('brands', 'features/brands/brands-page.tsx'),
  route('brands/:id', 'features/brands/brand-page.tsx'),
]

/** Files, served without the frame. */
export const brandsFiles: RouteConfigEntry[] = [route('og/brand/:id.png', 'features/brands/files/social-card.ts')]
