// No zod here: the database schema and pages load this list on their own.

/** What the site-wide search finds. */
export const searchKinds = ['article', 'ingredient', 'recipe', 'product', 'brand', 'deal', 'help'] as const
export type SearchKind = (typeof searchKinds)[number]

/** All matches are counted up to this number; a higher count means that there are more. */
export const MOST_COUNTED = 2000
/** If there are more, those of a kind are only counted up to this number; again, a higher count means that there are more. */
export const MOST_OF_KIND = 100
