import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const recipesPages: RouteConfigEntry[] = [
  route('diy-recipes', 'features/recipes/recipes-page.tsx'),
  route('diy-recipes/:slug', 'features/recipes/recipe-page.tsx'),
]
