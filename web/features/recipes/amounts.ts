import type { RecipeIngredient } from '#contract/kinds/recipe.ts'

/** The batches that a recipe can be made in. */
export const batches = [
  { factor: 0.5, label: '½×' },
  { factor: 1, label: '1×' },
  { factor: 2, label: '2×' },
] as const
export type Batch = (typeof batches)[number]

const quarters = ['', '¼', '½', '¾']

/** A number in quarters, as kitchen spoons measure: 1¼, ½. */
const inQuarters = (value: number): string => {
  const rounded = Math.max(1, Math.round(value * 4))
  const whole = Math.floor(rounded / 4)
  return `${whole === 0 ? '' : whole}${quarters[rounded % 4]}`
}

/** Rounded to what a kitchen can measure: whole grams and millilitres from 10, halves from 5, quarters below. */
const measurable = (value: number): number => {
  const step = value >= 10 ? 1 : value >= 5 ? 0.5 : 0.25
  return Math.max(step, Math.round(value / step) * step)
}

const TEASPOON = 5
const TABLESPOON = 15

/** The spoons that hold this many millilitres, if a set of spoons measures it: "½ tsp", "2 tbsp". */
const spoonsOf = (millilitres: number): string | undefined => {
  if (millilitres >= TABLESPOON && millilitres <= 4 * TABLESPOON)
    return millilitres % TABLESPOON === 0 ? `${millilitres / TABLESPOON} tbsp` : undefined
  const parts = (millilitres / TEASPOON) * 4
  return millilitres < TABLESPOON && Number.isInteger(parts) ? `${inQuarters(millilitres / TEASPOON)} tsp` : undefined
}

/** The amount of an ingredient for a batch: "24 g", "2.5 ml (½ tsp)", "1½"; undefined where none is measured. */
export const amountFor = ({ amount, unit }: RecipeIngredient, factor: number): string | undefined => {
  if (amount === null) return undefined
  const scaled = amount * factor
  // Drops are rounded down: they are of what must not be too much.
  if (/^drops?$/.test(unit)) return `${Math.max(1, Math.floor(scaled))} drops`
  if (unit !== 'g' && unit !== 'ml') return `${inQuarters(scaled)} ${unit}`.trim()
  const rounded = measurable(scaled)
  const spoons = unit === 'ml' ? spoonsOf(rounded) : undefined
  return `${rounded}\u00a0${unit}${spoons === undefined ? '' : ` (${spoons})`}`
}

/** What a batch makes: the weight or volume is multiplied, anything else counted: "2 × one mask". */
export const yieldFor = (yields: string, { factor, label }: Batch): string => {
  if (factor === 1) return yields
  const [, about = '', amount, unit] = /^(about )?(\d+) (g|ml)$/.exec(yields) ?? []
  return amount === undefined
    ? `${label.replace('×', '')} × ${yields}`
    : `${about}${measurable(Number(amount) * factor)} ${unit}`
}
