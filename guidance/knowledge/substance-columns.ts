import type { IngredientText, Interaction, NameText, Source } from './entries.ts'
import type { CarefulWho, Concern, Evidence } from './kinds.ts'
import type { SubstanceEntries } from './substances.ts'
import {
  type Columns,
  list,
  number,
  optional,
  optionalNumber,
  pairs,
  rowsIn,
  type Table,
  tableOf,
  text,
  word,
} from './table.ts'

// How what is known of substances is packed: for all of the knowledge (pack.ts) and for the phone (checks-pack.ts).

/** An entry as it is packed: INCI and other names in one cell, since they share words. */
export type Packed<T extends { inci: string; names: string[] }> = Omit<T, 'inci' | 'names'> & { called: string[] }

/** An entry with its names in one cell. */
const called = <T extends { inci: string; names: string[] }>({ inci, names, ...rest }: T): Packed<T> => ({
  ...rest,
  called: [inci, ...names],
})
const uncalled = <P extends { called: string[] }>({
  called: [inci = '', ...names],
  ...rest
}: P): Omit<P, 'called'> & { inci: string; names: string[] } => ({ ...rest, inci, names })

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Most ids are the slug of a name: then its place among the names is enough, and nothing when it is the first. */
const shortId = ({ id, called: names }: Packed<IngredientText>): string => {
  const at = names.findIndex((name) => slugOf(name) === id)
  return at < 0 ? id : at === 0 ? '' : at.toString()
}
const longId = ({ id, called: names }: Packed<IngredientText>): string => {
  const at = id === '' ? 0 : Number(id)
  return Number.isInteger(at) ? slugOf(names[at] ?? '') : id
}

/** Rows in the order of a text of theirs. */
const by =
  <T>(key: (row: T) => string) =>
  (one: T, other: T): number => {
    const [a, b] = [key(one), key(other)]
    if (a === b) return 0
    return a < b ? -1 : 1
  }

/** `retinoid-with-aha`: the id of what is said of two ingredients or families. */
export const pairId = ({ a, b }: Pick<Interaction, 'a' | 'b'>): string =>
  [a, b].map((side) => side.slice(side.indexOf(':') + 1)).join('-with-')

const columns = {
  sources: { id: text, title: text, url: optional } satisfies Columns<Source>,
  ingredients: {
    called: list(),
    id: text,
    misspellings: list(),
    families: list(),
    origins: list(),
    does: text,
    helps: pairs(
      (concern: Concern, evidence: Evidence) => ({ concern, evidence }),
      ({ concern, evidence }) => [concern, evidence],
    ),
    range: optional,
    legal: optional,
    use: word<IngredientText['use']>('both'),
    when: word<IngredientText['when']>('any'),
    sun: word<IngredientText['sun']>('none'),
    pregnancy: word<IngredientText['pregnancy']>('ok'),
    breastfeeding: word<IngredientText['breastfeeding']>('ok'),
    pregnancyNote: optional,
    careful: pairs(
      (who: CarefulWho, why: string) => ({ who, why }),
      ({ who, why }) => [who, why],
    ),
    comedogenic: optionalNumber,
    irritation: number,
    sources: list(),
  } as Columns<Packed<IngredientText>>,
  names: { called: list(), families: list(), function: text, origins: list() } as Columns<Packed<NameText>>,
  interactions: {
    a: text,
    b: text,
    verdict: word(),
    short: text,
    why: text,
    fix: word<Interaction['fix']>('none'),
    how: text,
    evidence: word(),
    sources: list(),
  } as Columns<Omit<Interaction, 'id'>>,
}

/** What is known of substances, as tables. */
export type SubstanceTables = { sources: Table; ingredients: Table; names: Table; interactions: Table }

/** The names of the columns of each table, in their order. */
export const columnNames = Object.entries(columns).map(
  ([kind, all]) => [kind as keyof SubstanceTables, Object.keys(all)] as const,
)

/** What stands beside each other: likest beside likest. */
export type Likeness = {
  ingredient: (row: Packed<IngredientText>) => unknown
  name: (row: Packed<NameText>) => unknown
}

/** Entries as tables. @throws Error when a text cannot stand in one */
export const substanceTables = (entries: SubstanceEntries, likeness: Likeness): SubstanceTables => ({
  sources: tableOf(columns.sources, entries.sources),
  ingredients: tableOf(
    columns.ingredients,
    entries.ingredients
      .map((entry) => called(entry))
      .map((entry) => ({ ...entry, id: shortId(entry) }))
      .sort(by((row) => JSON.stringify(likeness.ingredient(row)))),
  ),
  names: tableOf(
    columns.names,
    entries.names.map((entry) => called(entry)).sort(by((row) => JSON.stringify(likeness.name(row)))),
  ),
  interactions: tableOf(columns.interactions, entries.interactions),
})

/** Tables as entries again; what a column that is missing would say is empty. */
export const substancesIn = (tables: SubstanceTables) => ({
  sources: rowsIn(columns.sources, tables.sources),
  ingredients: rowsIn(columns.ingredients, tables.ingredients)
    .map((entry) => uncalled({ ...entry, id: longId(entry) }))
    .sort(by(({ id }) => id)),
  names: rowsIn(columns.names, tables.names)
    .map((entry) => uncalled(entry))
    .sort(by(({ inci }) => inci)),
  interactions: rowsIn(columns.interactions, tables.interactions).map((one) => ({ id: pairId(one), ...one })),
})
