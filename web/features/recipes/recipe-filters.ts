import { difficulties, type Difficulty } from '#contract/kinds/recipe.ts'
import { listRecipes } from '#contract/routes/recipes.ts'
import type { RecipeSummary } from '#contract/recipes.ts'
import { type SkinType, skinTypes } from '#contract/kinds/skin.ts'
import { type ListPage, type Read, readPage } from '#web/api/read.ts'

/** Recipes on one page of the list. */
const PAGE_SIZE = 12

/** The filters in the address of the list. `after` is the cursor of this page. */
export type RecipeFilters = {
  skinType: SkinType | undefined
  difficulty: Difficulty | undefined
  after: string | undefined
}

/** Parses query parameters; unknown values are ignored. */
export const readFilters = (parameters: URLSearchParams): RecipeFilters => ({
  skinType: skinTypes.find((type) => type === parameters.get('skinType')),
  difficulty: difficulties.find((difficulty) => difficulty === parameters.get('difficulty')),
  after: parameters.get('after') || undefined,
})

const chosen = (filters: RecipeFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** The path of the list with a change to its filters; back to the first page unless the change names another. */
export const recipesAddress = (filters: RecipeFilters, change: Partial<RecipeFilters> = {}): string => {
  const search = new URLSearchParams(chosen({ ...filters, after: undefined, ...change }))
  return search.size === 0 ? '/diy-recipes' : `/diy-recipes?${search}`
}

/** One page of recipes that match the filters. */
export const pageOfRecipes = (filters: RecipeFilters): Read<ListPage<RecipeSummary[]>> =>
  readPage(listRecipes, { query: { ...chosen(filters), limit: String(PAGE_SIZE) } })
