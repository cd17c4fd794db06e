import { columnNames, type SubstanceTables, substancesIn, substanceTables } from './substance-columns.ts'
import { type SubstanceEntries, type Substances, substancesOf, type Wanted } from './substances.ts'
import type { Table } from './table.ts'

// What a phone takes along of the knowledge (decision 31): names, families, what helps and harms, pairs, lighteners. One text, since JSON marks cost bytes.

/** What the network tells: what an ingredient does, how a pair is used and how sure that is, the sources but for their ids. */
const left: readonly string[] = ['does', 'function', 'how', 'evidence', 'title', 'url']

const betweenColumns = '\f'
const plain = '^'

/** Names in lower case: most words of them begin with a capital, and only those that do not are marked. */
const uncapped = (names: string): string =>
  names.replaceAll(/\p{L}+/gu, (word) =>
    /^\p{Ll}+$/u.test(word) ? plain + word : /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word,
  )
const capped = (names: string): string =>
  names.replaceAll(/\^?\p{L}+/gu, (word) =>
    word.startsWith(plain)
      ? word.slice(1)
      : /^\p{Ll}+$/u.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word,
  )

const isNames = (column: string): boolean => column === 'called' || column === 'misspellings'

/** Of a concern, what is looked up without free text. */
type Concise = [id: Wanted['id'], name: string, words: string[], first: string[], beSeen: string, sources: string[]]

/** The part of the knowledge that a phone takes along, as one text. @throws Error when a text cannot stand in it */
export const phonePackOf = (entries: SubstanceEntries): string => {
  const tables = substanceTables(entries, {
    ingredient: ({ families, called }) => [families, called],
    name: ({ families, origins, called }) => [families, origins, called],
  })
  const columns = columnNames.flatMap(([kind, names]) =>
    names.map((name) => {
      const cells = left.includes(name) ? '' : (tables[kind][name] ?? '')
      return isNames(name) ? uncapped(cells) : cells
    }),
  )
  const rest = JSON.stringify([
    entries.concerns.map(({ id, name, words, firstLine, beSeen, sources }): Concise => [
      id,
      name,
      words,
      firstLine.flatMap(({ ingredients }) => ingredients),
      beSeen,
      sources,
    ]),
    entries.lighteners,
  ])
  return [...columns, rest].join(betweenColumns)
}

/** A phone's pack, indexed for use. What is left to the network is empty in it, and of a source its title is its id. */
export const openPhonePack = (pack: string): Substances => {
  const cells = pack.split(betweenColumns)
  let at = 0
  const tables = Object.fromEntries(
    columnNames.map(([kind, names]): [string, Table] => [
      kind,
      Object.fromEntries(
        names.map((name) => {
          const cell = cells[at] ?? ''
          at += 1
          return [name, isNames(name) ? capped(cell) : cell]
        }),
      ),
    ]),
  ) as SubstanceTables
  const { sources, ...others } = substancesIn(tables)
  const [concerns, lighteners] = JSON.parse(cells[at] ?? '') as [Concise[], SubstanceEntries['lighteners']]
  return substancesOf({
    ...others,
    sources: sources.map(({ id }) => ({ id, title: id })),
    lighteners,
    concerns: concerns.map(([id, name, words, ingredients, beSeen, from]) => ({
      id,
      name,
      words,
      firstLine: [{ ingredients }],
      beSeen,
      sources: from,
    })),
  })
}
