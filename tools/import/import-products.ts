import type { AppContext } from '#server/app-context.ts'
import {
  CATALOGUE_BATCH,
  type CatalogueRow,
  openCatalogue,
  type Written,
} from '#server/features/products/import-catalogue.ts'
import { readBeautyFactsRow } from './beauty-facts-row.ts'
import { columns, readCsvRow, requiredColumns } from './csv-row.ts'
import { readCsv, readJsonLines } from './read-records.ts'
import { startOf, type TextFile, UnreadableFile } from './read-text.ts'
import type { Report } from './report.ts'
import type { ReadRow } from './row.ts'
import type { Problem } from './values.ts'

type Row = ReadRow & { row: number }

/** The result of an import; `isComplete` is false when it was stopped. */
export type Imported = Written & { refused: number; replaced: number; isComplete: boolean }

/** How to read the products of a file; `ignored` are the columns that were found and are not read. */
type Format = { name: string; rows: () => AsyncIterable<Row>; ignored: Set<string> }

/** How to read the products of a file. @throws UnreadableFile if it is neither CSV nor JSONL */
export const formatOf = async (file: TextFile): Promise<Format> => {
  const start = (await startOf(file)).trimStart()
  if (start.startsWith('['))
    throw new UnreadableFile(`${file.path} is one JSON array. Export it as JSONL: one product per line.`)
  if (start === '') throw new UnreadableFile(`${file.path} is empty.`)
  const ignored = new Set<string>()
  const known: readonly string[] = columns
  const onHeader = (found: readonly string[]): void => {
    for (const column of found) if (column !== '' && !known.includes(column)) ignored.add(column)
  }
  if (!start.startsWith('{'))
    return {
      name: 'CSV',
      ignored,
      rows: async function* () {
        for await (const record of readCsv(file, requiredColumns, onHeader)) {
          if ('problem' in record) yield { row: record.row, product: undefined, problems: [record.problem] }
          else yield { row: record.row, ...readCsvRow(record.fields) }
        }
      },
    }
  return {
    name: 'Open Beauty Facts',
    ignored,
    rows: async function* () {
      for await (const record of readJsonLines(file)) {
        if ('problem' in record) yield { row: record.row, product: undefined, problems: [record.problem] }
        else yield { row: record.row, ...readBeautyFactsRow(record.fields) }
      }
    },
  }
}

/** Reads every row once: reports what is wrong, and finds the last row of each product. */
const check = async (rows: AsyncIterable<Row>, report: Report, show: (done: number) => void) => {
  /** By each of the keys of a product, the row to import. */
  const chosen = new Map<string, number>()
  /** By each barcode, the other key of its row. */
  const barcodes = new Map<string, string>()
  let refused = 0
  for await (const { row, product, problems } of rows) {
    show(row)
    if (product === undefined) refused += 1
    for (const problem of problems) await report.add(row, product === undefined ? 'refused' : 'imported', problem)
    if (product === undefined) continue
    for (const key of [product.key, product.nameKey]) chosen.set(key, row)
    if (product.key !== product.nameKey) barcodes.set(product.key, product.nameKey)
  }
  /** Whether a row with this barcode is imported, and not replaced by a later one. */
  const hasBarcode = (key: string): boolean =>
    chosen.has(key) && chosen.get(barcodes.get(key) ?? '') === chosen.get(key)
  return { chosen, refused, hasBarcode }
}

type Batch = { row: number; product: CatalogueRow }[]

const editedProblem = ({ brand, name }: CatalogueRow): Problem => ({
  field: '',
  value: `${brand} ${name}`,
  wrong: 'This product has been edited in the app since it was imported.',
  cure: 'Nothing to do: the edited product is kept.',
})

/**
 * Imports the products of a file in two passes: the first reads and reports, the second writes in batches. Of several rows of one product
 * the last is written, so the order of the rows within a run does not matter and a second run finds nothing to change.
 * @param show.checked called with each row that was read
 * @param show.written called with how many of all products are done
 */
export const importProducts = async (
  context: AppContext,
  rows: () => AsyncIterable<Row>,
  report: Report,
  show: { checked: (row: number) => void; written: (done: number, of: number) => void; isStopped: () => boolean },
): Promise<Imported> => {
  const { chosen, refused, hasBarcode } = await check(rows(), report, show.checked)
  const total: Imported = { imported: 0, updated: 0, unchanged: 0, edited: [], refused, replaced: 0, isComplete: true }
  const of = new Set(chosen.values()).size
  if (of === 0) return total
  const catalogue = await openCatalogue(context, hasBarcode)
  let batch: Batch = []
  let done = 0
  const count = async (rowsOfBatch: Batch, write: () => Promise<Written>): Promise<void> => {
    const written = await write()
    total.imported += written.imported
    total.updated += written.updated
    total.unchanged += written.unchanged
    total.edited.push(...written.edited)
    for (const { row, product } of rowsOfBatch)
      if (written.edited.includes(product.key)) await report.add(row, 'not overwritten', editedProblem(product))
    done += rowsOfBatch.length
    show.written(done, of)
  }
  let writing = Promise.resolve()
  const flush = async (): Promise<void> => {
    const rowsOfBatch = batch
    batch = []
    const write = await catalogue.prepare(rowsOfBatch.map(({ product }) => product))
    await writing
    writing = count(rowsOfBatch, write)
    // It is awaited after the next batch has been prepared, and must not count as unhandled until then.
    writing.catch(() => {})
  }
  for await (const { row, product } of rows()) {
    if (show.isStopped()) {
      total.isComplete = false
      break
    }
    if (product === undefined) continue
    const later = [product.key, product.nameKey].map((key) => chosen.get(key) ?? row).find((each) => each !== row)
    if (later !== undefined) {
      total.replaced += 1
      await report.add(row, 'replaced', {
        field: '',
        value: `${product.brand} ${product.name}`,
        wrong: `Row ${later} is the same product (same barcode, or same brand, name and size).`,
        cure: 'Delete one of the rows. The last one was imported.',
      })
      continue
    }
    batch.push({ row, product })
    if (batch.length === CATALOGUE_BATCH) await flush()
  }
  if (total.isComplete && batch.length > 0) await flush()
  await writing
  return total
}
