import type { Interaction } from '../knowledge/entries.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { oncePer } from '../knowledge/once-per.ts'

/** The sides of an interaction that an ingredient stands on. */
const sidesOf = ({ id, families }: Ingredient): string[] => [
  `ingredient:${id}`,
  ...families.map((family) => `family:${family}`),
]

/** The interactions that name a side, each with its place among all. */
const bySide = oncePer(({ interactions }: Substances) =>
  Map.groupBy(
    interactions.flatMap((interaction, place) =>
      Array.from(new Set([interaction.a, interaction.b]), (side) => ({ side, interaction, place })),
    ),
    ({ side }) => side,
  ),
)

/**
 * How closely an interaction speaks of two ingredients, smaller is closer: one that names them before one that names a family, and the
 * family an ingredient is filed under before its others. Undefined when it does not speak of them.
 */
const closeness = ({ a, b }: Interaction, one: Ingredient, other: Ingredient): number | undefined => {
  // The same thing twice is told of only where that is what is meant: two retinols, not vitamin C as an antioxidant beside itself.
  if (one === other && a !== b) return undefined
  const [first, second] = [sidesOf(one).indexOf(a), sidesOf(other).indexOf(b)]
  const distance = (at: number) => (at === 0 ? 0 : 99 + at)
  return first < 0 || second < 0 ? undefined : distance(first) + distance(second)
}

const closest = (knowledge: Substances, one: Ingredient, other: Ingredient): Interaction | undefined => {
  const speaking = sidesOf(one)
    .flatMap((side) => bySide(knowledge).get(side) ?? [])
    .flatMap(({ interaction, place }) => {
      const distance = Math.min(
        closeness(interaction, one, other) ?? Infinity,
        closeness(interaction, other, one) ?? Infinity,
      )
      return distance === Infinity ? [] : [{ interaction, distance, place }]
    })
  return speaking.toSorted((a, b) => a.distance - b.distance || a.place - b.place)[0]?.interaction
}

const pairs = new WeakMap<Substances, Map<Ingredient, Map<Ingredient, Interaction | undefined>>>()

/** What the knowledge says of two ingredients together, in its most exact words; undefined when it says nothing. */
const interactionOf = (knowledge: Substances, one: Ingredient, other: Ingredient): Interaction | undefined => {
  const ofKnowledge = pairs.get(knowledge) ?? new Map<Ingredient, Map<Ingredient, Interaction | undefined>>()
  pairs.set(knowledge, ofKnowledge)
  const ofOne = ofKnowledge.get(one) ?? new Map<Ingredient, Interaction | undefined>()
  ofKnowledge.set(one, ofOne)
  if (!ofOne.has(other)) ofOne.set(other, closest(knowledge, one, other))
  return ofOne.get(other)
}

/** Everything the knowledge says of what is in two products, each once with the ingredients it is about, in the order of the labels. */
export const interactionsBetween = (
  knowledge: Substances,
  first: readonly Ingredient[],
  second: readonly Ingredient[],
): { interaction: Interaction; ingredients: string[] }[] => {
  const found = new Map<string, { interaction: Interaction; ingredients: string[] }>()
  for (const one of first) {
    for (const other of second) {
      const interaction = interactionOf(knowledge, one, other)
      if (interaction === undefined) continue
      const row = found.get(interaction.id) ?? { interaction, ingredients: [] }
      for (const { id } of [one, other]) if (!row.ingredients.includes(id)) row.ingredients.push(id)
      found.set(interaction.id, row)
    }
  }
  return [...found.values()]
}

/** Whether two of these do each other or the skin no good. */
export const clashes = ({ verdict }: Interaction): boolean =>
  verdict === 'cancels-out' || verdict === 'irritation-stacking'
