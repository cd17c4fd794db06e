import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const ingredientsPages: RouteConfigEntry[] = [
  route('ingredients', 'features/ingredients/ingredients-page.tsx'),
  route('ingredients/check', 'features/ingredients/label/label-page.tsx'),
  route('ingredients/:slug', 'features/ingredients/ingredient-page.tsx'),
]
