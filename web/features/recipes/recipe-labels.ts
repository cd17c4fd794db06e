import type { Difficulty } from '#contract/kinds/recipe.ts'
import type { RecipeSummary } from '#contract/recipes.ts'
import type { SkinType } from '#contract/kinds/skin.ts'
import { ACCENTS } from '#web/ui/art/accents.ts'
import type { CoverAddress } from '#web/ui/art/cover-path.ts'

export const skinTypeLabels: Record<SkinType, string> = {
  dry: 'Dry',
  oily: 'Oily',
  combination: 'Combination',
  normal: 'Normal',
  sensitive: 'Sensitive',
}

/** Each difficulty with the colour of its badge: green, yellow, red, as specified. */
export const difficultyLooks = {
  easy: { label: 'Easy', tone: 'soft' },
  medium: { label: 'Medium', tone: 'warning' },
  hard: { label: 'Hard', tone: 'danger' },
} as const satisfies Record<Difficulty, { label: string; tone: string }>

/** The preparation time in minutes, as specified: "60 min". */
export const prepMinutes = (minutes: number): string => `${minutes}\u00a0min`

/** "3 ingredients" */
export const ingredientCount = (count: number): string => (count === 1 ? '1 ingredient' : `${count} ingredients`)

/** The generated cover of a recipe. */
export const coverOf = ({ slug, art }: Pick<RecipeSummary, 'slug' | 'art'>) => ({
  slug,
  accent: ACCENTS.find((accent) => accent === art.accent) ?? 'marula',
  motif: art.motif as CoverAddress['motif'],
})
