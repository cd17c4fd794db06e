import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readCsv, readJsonLines } from './read-records.ts'
import { openText, type TextFile } from './read-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'skynn-records-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const fileOf = (content: string | Buffer): Promise<TextFile> => {
  const path = join(folder, `${(files += 1)}.csv`)
  writeFileSync(path, content)
  return openText(path)
}
const rowsOf = async (file: TextFile) => {
  const rows: (string | number)[][] = []
  for await (const record of readCsv(file, ['a']))
    rows.push([record.row, ...('fields' in record ? Object.values(record.fields) : [record.problem.wrong])])
  return rows
}
/** The same text in pieces, as a file arrives in chunks. */
const inPieces = (text: string, length: number): TextFile => ({
  path: 'pieces.csv',
  encoding: 'utf-8',
  chunks: async function* () {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
  },
})

describe('a CSV file', () => {
  test.each([
    ['\n', 1000],
    ['\r\n', 7],
    ['\r', 1],
  ])('with rows that end in %j loses only the row whose quote is never closed', async (lineBreak, length) => {
    const lines = ['a,b', '1,"x', 'y"', '', '3,5" é', '"4,open', '5,6', '7', '8,9']
    expect(await rowsOf(inPieces(lines.join(lineBreak), length))).toEqual([
      [2, '1', `x${lineBreak}y`],
      [4, '3', '5" é'],
      [5, 'A double quote in this row is never closed.'],
      [6, '5', '6'],
      [7, 'This row has 1 values, but the header names 2 columns.'],
      [8, '8', '9'],
    ])
  })

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFa,b\n1,Crème')],
    ['UTF-16', Buffer.from('\uFEFFa,b\n1,Crème', 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from('a,b\n1,Crème', 'utf16le')],
    ['Windows-1252', Buffer.from('a,b\n1,Crème', 'latin1')],
    ['gzip', gzipSync('a,b\n1,Crème')],
    ['semicolons', Buffer.from('a;b\n1;Crème')],
  ])('in %s is read', async (_, content) => {
    expect(await rowsOf(await fileOf(content))).toEqual([[2, '1', 'Crème']])
  })

  test.each([
    [Buffer.concat([Buffer.from('a\nCrème'), Buffer.from('\né', 'latin1')]), 'partly in UTF-8'],
    [Buffer.from('PK\u0003\u0004'), 'Excel workbook'],
    [gzipSync('a\n1\n'.repeat(1000)).subarray(0, 20), 'not a complete .gz'],
    [Buffer.alloc(0), 'is empty'],
  ])('that cannot be read says why', async (content, reason) => {
    await expect(fileOf(content)).rejects.toThrow(reason)
  })

  test('without a required column says which', async () => {
    await expect(rowsOf(await fileOf('b\n1'))).rejects.toThrow('has no column a')
  })
})

test('a JSONL file reads past a line that is not an object', async () => {
  const rows: unknown[] = []
  for await (const row of readJsonLines(await fileOf('{"code":"1"}\n{"code":\n\n[]\n{"code":"5"}'))) rows.push(row)
  expect(rows).toMatchObject([
    { row: 1, fields: { code: '1' } },
    { row: 2, problem: { wrong: 'This line is not a JSON object.' } },
    { row: 4, problem: {} },
    { row: 5, fields: { code: '5' } },
  ])
})
