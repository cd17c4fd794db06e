import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { Problem } from './values.ts'

/** What became of a row that is reported: refused, replaced by a later row of the same product, or imported with a remark. */
export type Outcome = 'refused' | 'replaced' | 'imported' | 'not overwritten'

const LONGEST_VALUE = 300

/** A cell of the report. A spreadsheet would run a value that starts like a formula, so it gets an apostrophe. */
const cellOf = (value: string): string => {
  const short = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
  const plain = short.toWellFormed().replaceAll('\0', '�')
  const safe = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes the report beside the imported file, as CSV that spreadsheets open. */
export const openReport = async (path: string) => {
  const stream = createWriteStream(path)
  await once(stream, 'open')
  let rows = 0
  const writeLine = async (cells: readonly string[]): Promise<void> => {
    if (!stream.write(`${cells.map(cellOf).join(',')}\r\n`)) await once(stream, 'drain')
  }
  stream.write('\uFEFF')
  await writeLine(['row', 'outcome', 'field', 'value', 'what is wrong', 'what to do'])
  return {
    add: async (row: number, outcome: Outcome, { field, value, wrong, cure }: Problem): Promise<void> => {
      rows += 1
      await writeLine([String(row), outcome, field, value, wrong, cure])
    },
    /** @returns the path of the report; undefined if there was nothing to report, and then there is no file */
    close: async (): Promise<string | undefined> => {
      stream.end()
      await once(stream, 'close')
      if (rows > 0) return path
      await rm(path)
      return undefined
    },
  }
}
export type Report = Awaited<ReturnType<typeof openReport>>
