import type { SearchKind } from '#contract/kinds/search.ts'
import type { Accent } from '#web/ui/art/accents.ts'

/** The names of each kind of result, and the colour of its label. */
export const kinds: Record<SearchKind, { one: string; many: string; accent: Accent }> = {
  article: { one: 'Article', many: 'Articles', accent: 'aloe' },
  ingredient: { one: 'Ingredient', many: 'Ingredients', accent: 'fynbos' },
  recipe: { one: 'Recipe', many: 'Recipes', accent: 'rooibos' },
  product: { one: 'Product', many: 'Products', accent: 'atlantic' },
  brand: { one: 'Brand', many: 'Brands', accent: 'marula' },
  deal: { one: 'Deal', many: 'Deals', accent: 'protea' },
  help: { one: 'Help', many: 'Help', accent: 'fynbos' },
}
