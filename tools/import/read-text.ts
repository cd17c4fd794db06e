import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, PassThrough, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The file cannot be read at all. The message says why, and what to do. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** A text file, compressed or not, that can be read several times. */
export type TextFile = { path: string; encoding: string; chunks: () => AsyncIterable<string> }

const bytesOf = (path: string, isCompressed: boolean): Readable =>
  // Without a callback, an error of the file would not reach the reader.
  isCompressed
    ? pipeline(createReadStream(path), createGunzip(), () => {})
    : pipeline(createReadStream(path), new PassThrough(), () => {})

const decode = async function* (path: string, isCompressed: boolean, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(path, isCompressed)) {
    const text = decoder.decode(bytes as Buffer, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

const headOf = async (path: string, isCompressed: boolean): Promise<Buffer> => {
  const stream = bytesOf(path, isCompressed)
  for await (const bytes of stream) return bytes as Buffer
  return Buffer.alloc(0)
}

/** The encoding of a file that starts with a byte order mark, or with a letter in two bytes; undefined for the others. */
const encodingAtStart = (head: Buffer): string | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length < 4) return undefined
  if (head[0] !== 0 && head[1] === 0 && head[2] !== 0 && head[3] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] !== 0 && head[2] === 0 && head[3] !== 0) return 'utf-16be'
  return undefined
}

/** What a text in UTF-8 looks like when it is read as Windows-1252: é as Ã©, ’ as â€™. */
const misread = /[ÂÃ][\u0080-\u00BF]|â€|Å[\u0080-\u00BF]/

/** UTF-8, or Windows-1252, which spreadsheets write. @throws UnreadableFile if the file mixes both, because one half would be garbled */
const encodingOfAll = async (path: string, isCompressed: boolean): Promise<string> => {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of bytesOf(path, isCompressed)) strict.decode(bytes as Buffer, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  for await (const text of decode(path, isCompressed, 'windows-1252'))
    if (misread.test(text))
      throw new UnreadableFile(
        `${path} is partly in UTF-8 and partly in another encoding. Save it as “CSV UTF-8” in a spreadsheet, check the accents and run this again.`,
      )
  return 'windows-1252'
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'may not be read by this user',
  Z_DATA_ERROR: 'is not a complete .gz file',
  Z_BUF_ERROR: 'is not a complete .gz file',
}

/** Finds out how a file is encoded, which reads it once. @throws UnreadableFile */
export const openText = async (path: string): Promise<TextFile> => {
  try {
    const file = await open(path)
    const start = Buffer.alloc(2)
    try {
      await file.read(start, 0, 2, 0)
    } finally {
      await file.close()
    }
    if (start.toString('latin1') === 'PK')
      throw new UnreadableFile(
        `${path} is an Excel workbook or a zip file. Open it in a spreadsheet, save it as “CSV UTF-8” and import that file.`,
      )
    const isCompressed = start[0] === 0x1f && start[1] === 0x8b
    const head = await headOf(path, isCompressed)
    if (head.length === 0) throw new UnreadableFile(`${path} is empty.`)
    const encoding = encodingAtStart(head) ?? (await encodingOfAll(path, isCompressed))
    return { path, encoding, chunks: () => decode(path, isCompressed, encoding) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code in reasons) throw new UnreadableFile(`${path} ${reasons[code]}.`)
    throw error
  }
}

/** The start of a text, to recognise its format. */
export const startOf = async ({ chunks }: TextFile): Promise<string> => {
  let start = ''
  for await (const text of chunks()) {
    start += text
    if (start.length > 4000) break
  }
  return start
}
