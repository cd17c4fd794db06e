import type { IngredientSummary } from '#contract/ingredients.ts'
import type { IngredientText } from '../knowledge/entries.ts'
import type { Substances } from '../knowledge/substances.ts'
import { familyName } from '../labels/family-names.ts'

const MOST_NAMES = 3

export const summaryOf = ({ id, inci, names, does, families }: IngredientText): IngredientSummary => ({
  slug: id,
  name: inci,
  alsoKnownAs: names.slice(0, MOST_NAMES),
  does,
  family: families[0] === undefined ? '' : familyName(families[0]),
})

/** Every ingredient that has an entry of its own, with all names that a search may use. */
export const listIngredients = (
  knowledge: Pick<Substances, 'ingredients'>,
): (IngredientSummary & { allNames: string[] })[] =>
  knowledge.ingredients
    .flatMap(({ full }) => (full === undefined ? [] : [full]))
    .map((entry) => ({ ...summaryOf(entry), allNames: [entry.inci, ...entry.names, ...entry.misspellings] }))
