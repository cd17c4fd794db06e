import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const brandsPages: RouteConfigEntry[] = [
  route('brands', 'features/brands/brands-page.tsx'),
  route('brands/:id', 'features/brands/brand-page.tsx'),
]
