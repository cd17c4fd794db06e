import { type ArticleCategory, articleCategories } from '#contract/kinds/article.ts'
import type { Accent } from '#web/ui/art/accents.ts'

type CategoryLook = {
  /** The specified name for filters and labels. */
  label: string
  /** The colour of its petal and label. */
  accent: Accent
  /** The path of its article list. */
  path: string
}

/** The name, colour and path of each category. */
export const categories: Record<ArticleCategory, CategoryLook> = {
  guide: { label: 'Guides', accent: 'aloe', path: '/skincare-guides' },
  ingredient: { label: 'Ingredients', accent: 'rooibos', path: '/ingredients' },
  routine: { label: 'Routines', accent: 'atlantic', path: '/routines' },
  review: { label: 'Reviews', accent: 'fynbos', path: '/articles?category=review' },
  deal: { label: 'Deals', accent: 'protea', path: '/articles?category=deal' },
  'local-brand': { label: 'Local Brands', accent: 'marula', path: '/articles?category=local-brand' },
}

/** The label of the choice that includes every category. */
const ALL_LABEL = 'All'

/** The filter buttons in their specified order: All, then each category. */
export const categoryChoices: readonly { category: ArticleCategory | undefined; label: string }[] = [
  { category: undefined, label: ALL_LABEL },
  ...articleCategories.map((category) => ({ category, label: categories[category].label })),
]

/** The category with that name, or undefined. */
export const asCategory = (name: string | null): ArticleCategory | undefined =>
  articleCategories.find((category) => category === name)
