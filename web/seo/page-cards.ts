/** The path of the social card of a page that is not an article; features/articles/files/page-card.ts defines which exist. */
export const pageCard = (name: string): string => `/og/page/${name}.png`

/** The default card, for pages without one of their own. */
export const DEFAULT_CARD = pageCard('home')

/** The path of the social card of an article. */
export const articleCard = (slug: string): string => `/og/${slug}.png`

/** The path of the social card of a product. */
export const productCard = (slug: string): string => `/og/product/${slug}.png`
