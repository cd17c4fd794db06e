import { type ArticleCategory, articleCategories } from '#contract/article-kinds.ts'
import type { Accent } from '#web/ui/art/accents.ts'

type CategoryLook = {
  /** As filters and labels name it, in the specified words. */
  label: string
  /** The ink of its petal and label. */
  accent: Accent
  /** Where its articles are listed. */
  path: string
}

/** How each category is named, coloured and addressed. */
export const categories: Record<ArticleCategory, CategoryLook> = {
  guide: { label: 'Guides', accent: 'aloe', path: '/skincare-guides' },
  ingredient: { label: 'Ingredients', accent: 'rooibos', path: '/ingredients' },
  routine: { label: 'Routines', accent: 'atlantic', path: '/routines' },
  review: { label: 'Reviews', accent: 'fynbos', path: '/articles?category=review' },
  deal: { label: 'Deals', accent: 'protea', path: '/articles?category=deal' },
  'local-brand': { label: 'Local Brands', accent: 'marula', path: '/articles?category=local-brand' },
}

/** The label of the choice that leaves no category out. */
const ALL_LABEL = 'All'

/** The filter buttons in their specified order: All, then each category. */
export const categoryChoices: readonly { category: ArticleCategory | undefined; label: string }[] = [
  { category: undefined, label: ALL_LABEL },
  ...articleCategories.map((category) => ({ category, label: categories[category].label })),
]

/** The category of that name, or undefined when there is none. */
export const asCategory = (name: string | null): ArticleCategory | undefined =>
  articleCategories.find((category) => category === name)
