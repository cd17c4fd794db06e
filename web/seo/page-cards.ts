/** The path of the social card of a page that is not an article; features/articles/files/page-card.ts defines which exist. */
export const pageCard = (name: string): string => `/og/page/${name}.png`

/** The default card, for pages without one of their own. */
export const DEFAULT_CARD = pageCard('home')

/** The path of the social card of an article. */
export const articleCard = (slug: string): string => `/og/${slug}.png`

/** The path of the social card of one thing that has a page of its own. */
const cardOf =
  (kind: 'product' | 'recipe' | 'deal' | 'brand') =>
  (slug: string): string =>
    `/og/${kind}/${slug}.png`

export const productCard = cardOf('product')
export const recipeCard = cardOf('recipe')
export const dealCard = cardOf('deal')
export const brandCard = cardOf('brand')
