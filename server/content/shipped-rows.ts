import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { LONGEST_STATEMENT, type Queries } from '#server/db/database.ts'
import { contentFolder } from './files.ts'

/** A row of content that ships with the product. `hash` changes with the content. */
export type ShippedRow<Row> = { key: string; hash: string; row: Row }

/**
 * Reads a JSON file of rows in content/.
 * @param keyOf the slug or id that identifies a row
 * @throws Error with the file, the row, the field and what is wrong with it
 */
export const readShippedRows = async <Row>(
  file: string,
  Schema: z.ZodType<Row>,
  keyOf: (row: Row) => string,
): Promise<ShippedRow<Row>[]> => {
  const rows = z.array(z.unknown()).parse(JSON.parse(await readFile(join(contentFolder, file), 'utf8')))
  return rows.map((raw, place) => {
    const row = Schema.safeParse(raw)
    if (!row.success) {
      const issue = row.error.issues[0]
      throw new Error(`content/${file}, row ${place + 1}: ${issue?.path.join('.')}: ${issue?.message}`)
    }
    const hash = createHash('sha256').update(JSON.stringify(raw)).digest('hex')
    return { key: keyOf(row.data), hash, row: row.data }
  })
}

/**
 * Writes the shipped rows that are new or have changed since they were imported. Rows without a hash were written by an operator and are
 * not overwritten.
 * @param into.findHashes the stored hashes by key, null for an operator's row
 * @param into.write writes one row; all are written in one transaction
 * @returns the number of rows written
 */
export const importShippedRows = async <Row>(
  context: AppContext,
  shipped: readonly ShippedRow<Row>[],
  into: {
    findHashes: (db: Queries, keys: string[]) => Promise<Map<string, string | null>>
    write: (db: Queries, row: Row, hash: string) => Promise<unknown>
    cacheTags: string[]
  },
): Promise<number> => {
  const hashes = await into.findHashes(
    context.database.queries,
    shipped.map(({ key }) => key),
  )
  const changed = shipped.filter(({ key, hash }) => hashes.get(key) !== null && hashes.get(key) !== hash)
  if (changed.length === 0) return 0
  await context.database.transaction(
    async (queries) => {
      for (const { row, hash } of changed) await into.write(queries, row, hash)
    },
    { statementTimeout: LONGEST_STATEMENT },
  )
  await context.invalidate(into.cacheTags)
  return changed.length
}
