import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const recipesPages: RouteConfigEntry[] = [
  route('diy-recipes', 'features/recipes/recipes-page.tsx'),
  route('diy-recipes/:slug', 'features/recipes/recipe-page.tsx'),
]

/** Files, served without the frame. */
export const recipesFiles: RouteConfigEntry[] = [route('og/recipe/:slug.png', 'features/recipes/files/social-card.ts')]
