/** The address of the drawn card of a page that is not an article; which there are is written where they are drawn. */
export const pageCard = (name: string): string => `/og/page/${name}.png`

/** The card of the house, for pages without one of their own. */
export const DEFAULT_CARD = pageCard('home')

/** The address of the drawn card of an article. */
export const articleCard = (slug: string): string => `/og/${slug}.png`
