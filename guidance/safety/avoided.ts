import { type Family, type Origin, origins } from '../knowledge/kinds.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { wordsOf } from '../text/normalise.ts'
import { calledBy, originName, originsOf } from './avoid-words.ts'
import type { Avoidance } from './situation.ts'

/** Wax of bees has no word of its own in its INCI name. */
const beeswax = /\bcera (?:alba|flava)\b/

/** Where it comes from, by the printed words. */
const printedOrigins = (words: readonly string[], joined: string): readonly Origin[] => [
  ...(beeswax.test(joined) ? ['bee' as const] : []),
  ...words.flatMap(originsOf),
]

/** A word of the avoid-list in the name: by its beginning, so that one almond stands for almonds; short words whole. */
const carries = (avoided: string, words: readonly string[], joined: string): boolean =>
  avoided.includes(' ')
    ? joined.includes(avoided)
    : words.some((word) => word === avoided || (avoided.length >= 4 && word.startsWith(avoided)))

type Item = { ingredient: Ingredient | undefined; printed: string; families: readonly Family[] }

/**
 * Why an item is one of those left out: by name, family, origin or word. Undefined when it is not. The printed words count beside what the knowledge
 * says, so that a blend or an unknown extract of an avoided plant is left out too.
 */
export const avoidedIn = (
  { ingredient, printed, families }: Item,
  avoid: Avoidance,
): { rule: string; says: string } | undefined => {
  if (ingredient !== undefined && avoid.ingredients.has(ingredient.id))
    return { rule: 'avoid:ingredient', says: 'is on your list of what to leave out' }
  const family = [...(ingredient?.families ?? []), ...families].find((one) => avoid.families.has(one))
  if (family !== undefined)
    return { rule: `avoid:${family}`, says: `belongs to what you leave out (${family.replaceAll('-', ' ')})` }
  const words = wordsOf(`${printed} ${ingredient?.inci ?? ''}`)
  const joined = words.join(' ')
  const from = avoid.origins.size === 0 ? [] : [...(ingredient?.origins ?? []), ...printedOrigins(words, joined)]
  const origin = origins.find((one) => avoid.origins.has(one) && from.includes(one))
  if (origin !== undefined && originName(origin) === ingredient?.inci.toLowerCase())
    return { rule: `avoid:${origin}`, says: 'is what you leave out' }
  if (origin !== undefined)
    return { rule: `avoid:${origin}`, says: `comes, or may come, from ${originName(origin)}, which you leave out` }
  const word = avoid.words.find((one) => carries(one, words, joined))
  const called = word === undefined ? undefined : calledBy(word)
  // "Fragaria" says nothing to who leaves out strawberries.
  return word === undefined
    ? undefined
    : {
        rule: 'avoid:word',
        says: `has “${word}”${called === undefined ? '' : ` (${called})`} in its name, which you leave out`,
      }
}
