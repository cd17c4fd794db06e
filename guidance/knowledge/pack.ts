import type { ConcernText, IngredientText, Interaction, Lightener, Myth, NameText, RedFlag, Source } from './entries.ts'
import type { Family, Origin } from './kinds.ts'

/** Names of one kind: a row for each ingredient, `INCI|other name|other name`. Said once for all of them, the kind costs almost nothing. */
export type NameGroup = { families: Family[]; function: string; origins: Origin[]; rows: string }

/** All of the knowledge as plain data, ready to be sent and kept. Made by compile.ts, opened by knowledge.ts. */
export type Pack = {
  sources: Source[]
  ingredients: IngredientText[]
  names: NameGroup[]
  interactions: Interaction[]
  concerns: ConcernText[]
  lighteners: Lightener[]
  redFlags: RedFlag[]
  myths: Myth[]
}

/** The names as groups of one kind, in a fixed order. */
export const groupNames = (names: readonly NameText[]): NameGroup[] => {
  const groups = new Map<string, NameGroup & { list: string[] }>()
  for (const { inci, families, function: does, names: others, origins } of names) {
    const key = JSON.stringify([families, does, origins])
    const group = groups.get(key) ?? { families, function: does, origins, rows: '', list: [] }
    group.list.push([inci, ...others].join('|'))
    groups.set(key, group)
  }
  return [...groups.keys()].sort().flatMap((key) => {
    const group = groups.get(key)
    return group ? [{ families: group.families, function: group.function, origins: group.origins, rows: group.list.join('\n') }] : []
  })
}

/** Groups of names as one entry a name. */
export const namesIn = (groups: readonly NameGroup[]): NameText[] =>
  groups.flatMap(({ rows, ...kind }) => rows.split('\n').map((row) => {
    const [inci = '', ...names] = row.split('|')
    return { inci, names, ...kind }
  }))
