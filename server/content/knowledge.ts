import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnowledgeFile } from '#guidance/knowledge/compile.ts'
import { contentFolder } from './files.ts'

/** The files of content/knowledge as the compiler takes them (guidance/knowledge/compile.ts). */
export const readKnowledgeFiles = async (): Promise<KnowledgeFile[]> => {
  const folder = join(contentFolder, 'knowledge')
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')).filter((path) => /\.(json|csv)$/.test(path)).sort()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
}
