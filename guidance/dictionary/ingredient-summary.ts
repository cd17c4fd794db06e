import type { IngredientSummary } from '#contract/ingredients.ts'
import type { IngredientText } from '../knowledge/entries.ts'
import { familyName } from '../labels/family-names.ts'

const MOST_NAMES = 3

export const summaryOf = ({ id, inci, names, does, families }: IngredientText): IngredientSummary => ({
  slug: id,
  name: inci,
  alsoKnownAs: names.slice(0, MOST_NAMES),
  does,
  family: families[0] === undefined ? '' : familyName(families[0]),
})
