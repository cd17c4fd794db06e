import { createHash } from 'node:crypto'
import type { CatalogueRow } from '#server/features/products/import-catalogue.ts'
import { faultOf, type Problem, type Reading } from './values.ts'

/** A row that was read: the product, if there is one, and what is to be reported about it. */
export type ReadRow = { product: CatalogueRow | undefined; problems: Problem[] }

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')

/** What identifies a product: two rows with the same barcode, or the same brand, name and size, are the same product. */
export const keysOf = (
  barcode: string | undefined,
  { brand, name, sizeMl }: Pick<CatalogueRow, 'brand' | 'name' | 'sizeMl'>,
): Pick<CatalogueRow, 'key' | 'nameKey'> => {
  const digest = createHash('sha256').update(JSON.stringify([folded(brand), folded(name), sizeMl]))
  const nameKey = `name:${digest.digest('hex').slice(0, 32)}`
  return { key: barcode === undefined ? nameKey : `code:${barcode}`, nameKey }
}

/** Reads the fields of one row and collects what is wrong with them, all at once. */
export const fieldReader = (textOf: (field: string) => string) => {
  const problems: Problem[] = []
  const add = (field: string, value: string, problem: { wrong: string; cure: string }) =>
    problems.push({ field, value, ...problem })
  return {
    problems,
    add,
    /** A text of at most this many characters. */
    text: (field: string, max: number): string => {
      const value = textOf(field)
      const fault = faultOf(value, max)
      if (fault) add(field, value, fault)
      return value
    },
    /** A text that must be there, on one line. */
    needed: (field: string, max: number): string => {
      const value = textOf(field).replaceAll(/\s+/g, ' ').trim()
      const fault =
        value === ''
          ? { wrong: 'This is empty.', cure: 'Fill it in: every product needs a brand, a name and a category.' }
          : faultOf(value, max)
      if (fault) add(field, value, fault)
      return value
    },
    /** A value with a reading of its own; undefined when it is empty or wrong. */
    value: <T>(field: string, read: (text: string) => Reading<T>): T | undefined => {
      const text = textOf(field)
      if (text === '') return undefined
      const found = read(text)
      if ('value' in found) return found.value
      add(field, text, found)
      return undefined
    },
  }
}
