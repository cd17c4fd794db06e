import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** Folder of the editorial content that ships with the product. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** A Markdown file: its name without extension, parsed front matter, text, and a hash of the file and the render version. */
export type ContentFile = { name: string; front: unknown; body: string; hash: string }

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Increase it when the rendering of content files changes, so that imported rows are written again. */
const RENDER_VERSION = 3

/** Reads one content file. @throws Error with the file name if it has no front matter */
export const readContentFile = async (folder: string, name: string): Promise<ContentFile> => {
  const raw = await readFile(join(contentFolder, folder, `${name}.md`), 'utf8')
  const front = fence.exec(raw)
  if (!front) throw new Error(`content/${folder}/${name}.md has no front matter between --- lines`)
  return {
    name,
    front: parse(front[1] ?? ''),
    body: raw.slice(front[0].length).trim(),
    hash: createHash('sha256').update(`${RENDER_VERSION}\n${raw}`).digest('hex'),
  }
}

/** Reads all Markdown files of a folder in content/, sorted by name. */
export const readContentFolder = async (folder: string): Promise<ContentFile[]> => {
  const names = (await readdir(join(contentFolder, folder))).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(names.map((name) => readContentFile(folder, name.slice(0, -3))))
}
