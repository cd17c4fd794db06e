import { keyOf } from '../text/normalise.ts'
import type { ConcernText, IngredientText, Interaction, Lightener, NameText, Source } from './entries.ts'
import type { Concern, Family, Origin } from './kinds.ts'

/** An ingredient the engine knows: by a full entry, or by name alone. */
export type Ingredient = {
  /** The slug of a full entry; for a name alone its key. */
  id: string
  inci: string
  families: readonly Family[]
  origins: readonly Origin[]
  /** What it is for, in few words; the first sentence of a full entry. */
  does: string
  /** The whole entry, where there is one. */
  full: IngredientText | undefined
}

/** How a written name led to an ingredient. */
export type NameMatch = { ingredient: Ingredient; how: 'name' | 'synonym' | 'misspelling' }

/** What is wanted for skin: its names, what is named first for it, and when to be seen. */
export type Wanted = Pick<ConcernText, 'id' | 'name' | 'words' | 'beSeen' | 'sources'> & {
  firstLine: readonly { ingredients: readonly string[] }[]
}

/** What is known of ingredients, alone and together, and of what skin wants: all that a label, a routine or a match is judged by. Frozen data. */
export type Substances = {
  /** Full entries first, in the order of their slugs, then names. */
  ingredients: readonly Ingredient[]
  byId(id: string): Ingredient | undefined
  /** By INCI name, synonym or listed misspelling, whatever the case, hyphens and spaces. */
  named(name: string): NameMatch | undefined
  /** Every key `named` knows, for close spelling. */
  keys: ReadonlyMap<string, NameMatch>
  inFamily(family: Family): readonly Ingredient[]
  interactions: readonly Interaction[]
  concerns: readonly Wanted[]
  concern(id: Concern): Wanted
  lighteners: readonly Lightener[]
  /** @throws Error for an id there is none of: the compiler has checked them all */
  source(id: string): Source
}

/** The entries that substances are made of, each kind in its order. */
export type SubstanceEntries = {
  ingredients: readonly IngredientText[]
  names: readonly NameText[]
  interactions: readonly Interaction[]
  concerns: readonly Wanted[]
  lighteners: readonly Lightener[]
  sources: readonly Source[]
}

const fullOf = (full: IngredientText): Ingredient => ({
  id: full.id,
  inci: full.inci,
  families: full.families,
  origins: full.origins,
  does: full.does,
  full,
})
const nameOf = ({ inci, families, origins, function: does }: NameText): Ingredient => ({
  id: keyOf(inci),
  inci,
  families,
  origins,
  does,
  full: undefined,
})

/** Rows by their ids. @throws Error, when asked, for an id there is none of */
export const byIdOf = <T extends { id: string }>(what: string, rows: readonly T[]) => {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return (id: string): T => {
    const row = rowsById.get(id)
    if (row === undefined) throw new Error(`the knowledge has no ${what} called ${id}`)
    return row
  }
}

/** Entries, indexed. */
export const substancesOf = (entries: SubstanceEntries): Substances => {
  const ingredients: Ingredient[] = []
  const keys = new Map<string, NameMatch>()
  const know = (name: string, match: NameMatch): void => {
    const key = keyOf(name)
    if (key !== '' && !keys.has(key)) keys.set(key, match)
  }
  const both = [
    ...entries.ingredients.map((entry) => ({ entry, ingredient: fullOf(entry) })),
    ...entries.names.map((entry) => ({ entry, ingredient: nameOf(entry) })),
  ]
  // Names before synonyms before misspellings, over all entries: what stands on a label means what it says.
  for (const { ingredient } of both) {
    ingredients.push(ingredient)
    know(ingredient.inci, { ingredient, how: 'name' })
  }
  for (const { entry, ingredient } of both) for (const name of entry.names) know(name, { ingredient, how: 'synonym' })
  for (const { ingredient } of both)
    for (const name of ingredient.full?.misspellings ?? []) know(name, { ingredient, how: 'misspelling' })
  const byId = new Map(ingredients.map((one) => [one.id, one]))
  const families = new Map<Family, Ingredient[]>()
  for (const one of ingredients)
    for (const family of one.families) families.set(family, [...(families.get(family) ?? []), one])
  return {
    ingredients,
    byId: (id) => byId.get(id),
    named: (name) => keys.get(keyOf(name)),
    keys,
    inFamily: (family) => families.get(family) ?? [],
    interactions: entries.interactions,
    concerns: entries.concerns,
    concern: byIdOf('concern', entries.concerns) as Substances['concern'],
    lighteners: entries.lighteners,
    source: byIdOf('source', entries.sources),
  }
}
