import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const articlesPages: RouteConfigEntry[] = [
  route('articles', 'features/articles/lists/articles-page.tsx'),
  route('articles/:slug', 'features/articles/article-page.tsx'),
  route('skincare-guides', 'features/articles/lists/guides-page.tsx'),
]

/** Files, served without the frame. */
export const articlesFiles: RouteConfigEntry[] = [
  route('feeds/:file', 'features/articles/files/feed.ts'),
  route('rss.xml', 'features/articles/files/feed.ts', { id: 'files/rss' }),
  route('sitemap.xml', 'features/articles/files/sitemap.ts'),
  route('robots.txt', 'features/articles/files/robots.ts'),
  route('art/*', 'features/articles/files/cover.ts'),
  route('og/page/:name.png', 'features/articles/files/page-card.ts'),
  route('og/:slug.png', 'features/articles/files/article-card.ts'),
]
