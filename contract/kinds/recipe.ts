// No zod here: the database schema and pages load these types on their own.

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** An ingredient of a recipe. `amount` is for one batch; null where none is measured ("enough to cover"). */
export type RecipeIngredient = { name: string; amount: number | null; unit: string; note?: string | undefined }

/** How long a batch keeps and where. `days` 0: use it at once and throw the rest away. */
export type Shelf = { days: number; storage: string; hasWater: boolean; patchTest: boolean }
