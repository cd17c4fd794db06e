import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const articlesPages: RouteConfigEntry[] = [
  route('articles', 'features/articles/articles-page.tsx'),
  route('skincare-guides', 'features/articles/guides-page.tsx'),
  route('ingredients', 'features/articles/ingredients-page.tsx'),
  route('routines', 'features/articles/routines-page.tsx'),
]

/** What answers without the frame. */
export const articlesFiles: RouteConfigEntry[] = []
