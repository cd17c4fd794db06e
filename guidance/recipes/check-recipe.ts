import type { RecipeIngredient, Shelf } from '#contract/kinds/recipe.ts'
import { type SubstanceRule, substanceRules, WATER_SOURCE, WET_DAYS, wetIngredients } from './recipe-rules.ts'
import { mentions, volumeOf } from './recipe-text.ts'

/** What the check reads of a recipe. `goodToKnow` and `notFor` are not read: they say what to leave out. */
export type CheckedRecipe = {
  title: string
  description: string
  ingredients: readonly RecipeIngredient[]
  instructions: readonly string[]
  shelf: Shelf
}

/** What the check found. `refuse`: not to be published, with the field to change; `label`: a warning for readers. */
export type RecipeFinding = {
  rule: string
  effect: 'refuse' | 'label'
  /** The field that it is about: `ingredients.2.name`. */
  field: string
  text: string
  source: string
}

type Part = { field: string; text: string; reach?: number }

/** Words between "without" and a substance in the name of an ingredient; more would hide "juice without pips of one lemon". */
const NAME_REACH = 1

/** The name with its unit, because drops of a plant are drops of its oil. */
const nameOf = ({ unit, name }: RecipeIngredient): string => `${unit} ${name}`

const titleOf = ({ title }: CheckedRecipe): Part => ({ field: 'title', text: title, reach: NAME_REACH })

const partsOf = (recipe: CheckedRecipe): Part[] => [
  ...recipe.ingredients.flatMap((ingredient, at) => [
    { field: `ingredients.${at}.name`, text: nameOf(ingredient), reach: NAME_REACH },
    { field: `ingredients.${at}.note`, text: ingredient.note ?? '' },
  ]),
  ...recipe.instructions.map((text, at) => ({ field: `instructions.${at}`, text })),
  titleOf(recipe),
  { field: 'description', text: recipe.description },
]

const firstMention = (parts: readonly Part[], names: RegExp): Part | undefined =>
  parts.find(({ text, reach }) => mentions(text, names, reach))

const face = /\b(?:face|facial|cheeks?|forehead|nose|chin|t zone|lips?|eyes?)\b/
const body = /\b(?:body|feet|foot|heels?|hands?|elbows?|knees?|legs?|arms?|back|scalp|hair|bath)\b/
const babies = /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?)\b(?! soft)/

const prose = (recipe: CheckedRecipe): Part[] =>
  [recipe.title, recipe.description, ...recipe.instructions].map((text) => ({ field: '', text }))

/** Whether a recipe is for the face. One that names no part of the body counts as such, because people put it there. */
const isForFace = (recipe: CheckedRecipe): boolean =>
  firstMention(prose(recipe), face) !== undefined || firstMention(prose(recipe), body) === undefined

/** The share of a substance in the batch, 0 to 1; infinite if it is not measured. Unmeasured carriers do not dilute it. */
const shareOf = (recipe: CheckedRecipe, names: RegExp): number => {
  const batch = recipe.ingredients.reduce((sum, ingredient) => sum + (volumeOf(ingredient) ?? 0), 0)
  const volumes = recipe.ingredients
    .filter((ingredient) => mentions(nameOf(ingredient), names, NAME_REACH))
    .map((ingredient) => volumeOf(ingredient))
  if (volumes.length === 0 || volumes.includes(undefined)) return Number.POSITIVE_INFINITY
  return volumes.reduce<number>((sum, volume) => sum + (volume ?? 0), 0) / batch
}

const isRefused = (recipe: CheckedRecipe, { refused, names }: SubstanceRule): boolean => {
  if (refused === 'on the face') return isForFace(recipe)
  if (refused === 'for babies') return firstMention(prose(recipe), babies) !== undefined
  if (typeof refused === 'object') return shareOf(recipe, names) > refused.aboveShare
  return refused === 'always'
}

const findSubstance = (recipe: CheckedRecipe, rule: SubstanceRule): RecipeFinding[] => {
  const part =
    firstMention(partsOf(recipe), rule.names) ?? (rule.inTitle && firstMention([titleOf(recipe)], rule.inTitle))
  if (part === undefined) return []
  const effect = isRefused(recipe, rule) ? 'refuse' : 'label'
  const text = effect === 'refuse' ? rule.why : rule.label
  return [{ rule: rule.id, effect, field: part.field, text, source: rule.source }]
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** What follows from water in a recipe: hours or a few days in the fridge, and no longer. */
const findWater = ({ ingredients, shelf }: CheckedRecipe): RecipeFinding[] => {
  const wet = ingredients.findIndex(({ name }) => mentions(name, wetIngredients, NAME_REACH))
  const found = (effect: RecipeFinding['effect'], field: string, text: string): RecipeFinding[] => [
    { rule: 'water', effect, field, text, source: WATER_SOURCE },
  ]
  if (wet === -1 && !shelf.hasWater) return []
  if (!shelf.hasWater)
    return found(
      'refuse',
      'shelf.hasWater',
      `“${ingredients[wet]?.name}” holds water, so the recipe must say that it does.`,
    )
  if (shelf.days > WET_DAYS)
    return found(
      'refuse',
      'shelf.days',
      `Germs grow in what holds water. It may keep ${days(WET_DAYS)} in the fridge at most; 0 means use at once.`,
    )
  if (shelf.days > 0 && !/\bfridge|refrigerat/i.test(shelf.storage))
    return found('refuse', 'shelf.storage', 'What holds water must be kept in the fridge, or be used at once (0 days).')
  return found(
    'label',
    'shelf.days',
    shelf.days === 0
      ? 'Holds water, so germs grow in it quickly. Use it at once and throw the rest away.'
      : `Holds water, so germs grow in it that you cannot see or smell. Keep it in the fridge and throw it away after ${days(shelf.days)}, even if it looks fine.`,
  )
}

/** Checks a recipe against the rules (recipe-rules.ts): at most one finding per rule, the most serious first. */
export const checkRecipe = (recipe: CheckedRecipe): RecipeFinding[] => [
  ...substanceRules.flatMap((rule) => findSubstance(recipe, rule)),
  ...findWater(recipe),
]
