// No zod here: the first load of a page needs these lists, and must not carry a validator for them.

export const articleCategories = ['guide', 'ingredient', 'routine', 'review', 'deal', 'local-brand'] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const articleSorts = ['newest', 'oldest', 'quickest'] as const
export type ArticleSort = (typeof articleSorts)[number]
