import { once } from 'node:events'
import { parse } from 'csv-parse'
import { startOf, type TextFile, UnreadableFile } from './read-text.ts'
import type { Problem } from './values.ts'

/** A record of a file: its fields, or why it cannot be read. `row` counts as a spreadsheet does: the header is row 1. */
export type FileRecord<Fields> = { row: number } & ({ fields: Fields } | { problem: Problem })

const MAX_RECORD = 200_000
const MAX_LINE = 10_000_000
/** A file with more rows whose quotes do not close is not worth reading again and again. */
const MAX_RESTARTS = 50

/** The text from a byte on, counted in UTF-8. */
const from = async function* ({ chunks }: TextFile, byte: number): AsyncGenerator<string> {
  let toSkip = byte
  for await (const chunk of chunks()) {
    if (toSkip === 0) yield chunk
    else {
      const bytes = Buffer.from(chunk)
      const rest = bytes.subarray(toSkip).toString()
      toSkip -= Math.min(toSkip, bytes.length)
      if (rest !== '') yield rest
    }
  }
}

/** Where the line after the one at a byte starts. A line break before that line, which the parser left, is not its end. */
const nextLine = async (file: TextFile, byte: number): Promise<number> => {
  let passed = byte
  let part: 'before' | 'line' | 'break' = 'before'
  for await (const chunk of from(file, byte))
    for (const sign of chunk) {
      const isBreak = sign === '\n' || sign === '\r'
      if (part === 'before' && !isBreak) part = 'line'
      else if (part === 'line' && isBreak) part = 'break'
      else if (part === 'break' && sign !== '\n') return passed
      passed += Buffer.byteLength(sign)
      if (part === 'break' && sign === '\n') return passed
    }
  return passed
}

type Line = { values: string[]; end: number }

/** Rows of values until the end, or until a quote that never closes. The stream would drop the rows before it, a callback does not. */
const readValues = async function* (
  chunks: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<Line, { failed: boolean }> {
  let lines: Line[] = []
  let failed = false
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (values: string[], { bytes }) => {
      lines.push({ values, end: bytes })
      return null
    },
  })
  parser.on('error', () => (failed = true)).resume()
  const drain = function* () {
    const read = lines
    lines = []
    yield* read
  }
  for await (const chunk of chunks) {
    if (!parser.write(chunk) && !parser.errored) await once(parser, 'drain').catch(() => {})
    yield* drain()
    if (parser.errored) return { failed: true }
  }
  parser.end()
  await once(parser, 'end').catch(() => {})
  yield* drain()
  return { failed }
}

const unclosed: Problem = {
  field: '',
  value: '',
  wrong: 'A double quote in this row is never closed.',
  cure: 'Add the missing double quote, or double the one that belongs to the text ("").',
}

const readLines = async function* (file: TextFile, delimiter: string): AsyncGenerator<FileRecord<string[]>> {
  let row = 0
  let start = 0
  for (let restarts = 0; ; restarts += 1) {
    let end = 0
    const lines = readValues(from(file, start), delimiter)
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done === true) {
        if (!next.value.failed) return
        break
      }
      row += 1
      end = next.value.end
      yield { row, fields: next.value.values }
    }
    if (restarts === MAX_RESTARTS)
      throw new UnreadableFile(`${file.path} has too many double quotes that are never closed. Export it again.`)
    row += 1
    yield { row, problem: unclosed }
    start = await nextLine(file, start + end)
  }
}

const columnOf = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

/** The character between the names of the header: spreadsheets with a decimal comma write semicolons. */
const delimiterOf = (header: string): string =>
  [',', ';', '\t']
    .map((each) => ({ each, count: header.split(each).length }))
    .reduce((most, other) => (other.count > most.count ? other : most)).each

/**
 * The rows of a CSV file by the names of its header, without empty rows.
 * @param onHeader called with the names of the columns
 * @throws UnreadableFile if a required column is missing
 */
export const readCsv = async function* (
  file: TextFile,
  required: readonly string[],
  onHeader?: (columns: readonly string[]) => void,
): AsyncGenerator<FileRecord<Record<string, string>>> {
  const [firstLine = ''] = (await startOf(file)).trimStart().split(/[\r\n]/, 1)
  let columns: string[] | undefined
  for await (const line of readLines(file, delimiterOf(firstLine))) {
    if ('problem' in line) {
      yield line
      continue
    }
    const { row, fields: values } = line
    if (values.every((value) => value.trim() === '')) continue
    if (columns === undefined) {
      columns = values.map(columnOf)
      onHeader?.(columns)
      const missing = required.filter((column) => columns?.includes(column) !== true)
      if (missing.length > 0)
        throw new UnreadableFile(
          `${file.path} has no column ${missing.join(' and no column ')}. Its first row must name the columns, see docs/import.md.`,
        )
      continue
    }
    if (values.length < columns.length || values.slice(columns.length).some((value) => value.trim() !== '')) {
      const wrong = `This row has ${values.length} values, but the header names ${columns.length} columns.`
      const cure = 'Put values with a separator or a line break between double quotes, and leave unknown values empty.'
      yield { row, problem: { field: '', value: values.join(' | '), wrong, cure } }
      continue
    }
    yield { row, fields: Object.fromEntries(columns.map((column, place) => [column, values[place]?.trim() ?? ''])) }
  }
}

const tooLong: Problem = {
  field: '',
  value: '',
  wrong: `This line has more than ${MAX_LINE} characters.`,
  cure: 'Write one product per line.',
}

const splitLines = async function* ({ chunks }: TextFile): AsyncGenerator<string | undefined> {
  let rest = ''
  let isTooLong = false
  for await (const chunk of chunks()) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      yield isTooLong ? undefined : line
      isTooLong = false
    }
    if (rest.length > MAX_LINE) {
      isTooLong = true
      rest = ''
    }
  }
  if (rest !== '' || isTooLong) yield isTooLong ? undefined : rest
}

/** The objects of a JSONL file, one per line. */
export const readJsonLines = async function* (file: TextFile): AsyncGenerator<FileRecord<Record<string, unknown>>> {
  let row = 0
  for await (const line of splitLines(file)) {
    row += 1
    if (line === undefined) yield { row, problem: tooLong }
    else if (line.trim() !== '') {
      const fields = objectIn(line)
      const value = line.slice(0, 200)
      if (fields === undefined)
        yield {
          row,
          problem: { field: '', value, wrong: 'This line is not a JSON object.', cure: 'Export this product again.' },
        }
      else yield { row, fields }
    }
  }
}

const objectIn = (line: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
