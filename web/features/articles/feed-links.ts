import type { ArticleCategory } from '#contract/kinds/article.ts'
import type { FeedLink } from '#web/seo/page-meta.ts'
import { categories } from './categories.ts'

/** The feed of all articles, for the head of a page. */
export const everythingFeed: FeedLink = { title: 'Skynn', path: '/feeds/all' }

/** The feed of one category, for the head of a page. */
export const categoryFeed = (category: ArticleCategory): FeedLink => ({
  title: `Skynn: ${categories[category].label}`,
  path: `/feeds/${category}`,
})
