// No zod here: these lists are part of the initial page load, which must not include a validator.

export const articleCategories = ['guide', 'ingredient', 'routine', 'review', 'deal', 'local-brand'] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const articleSorts = ['newest', 'oldest', 'quickest'] as const
export type ArticleSort = (typeof articleSorts)[number]
