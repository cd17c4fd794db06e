import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { KnowledgeFile } from '#guidance/knowledge/compile.ts'
import type { Pack } from '#guidance/knowledge/pack.ts'

const compilerFolder = new URL('../../guidance/knowledge/', import.meta.url)
const cacheFolder = new URL('../../.cache/', import.meta.url)
const cacheFile = new URL('knowledge.pack', cacheFolder)

/** What the compiled knowledge depends on: the files, what compiles them, and the Node that writes the cache. */
const digestOf = async (files: readonly KnowledgeFile[]): Promise<string> => {
  const hash = createHash('sha256').update(process.version)
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`)
  const sources = (await readdir(compilerFolder)).filter((name) => name.endsWith('.ts')).sort()
  for (const name of sources) hash.update(await readFile(new URL(name, compilerFolder)))
  return hash.digest('hex')
}

/** The cached pack, if it was compiled from the same. A damaged file counts as none. */
const read = async (digest: string): Promise<Pack | undefined> => {
  try {
    const cached = deserialize(await readFile(cacheFile)) as { digest?: unknown; pack: Pack }
    return cached.digest === digest ? cached.pack : undefined
  } catch {
    return undefined
  }
}

/** Best effort: where the folder cannot be written, each start compiles. The file gets its name when it is complete. */
const write = async (digest: string, pack: Pack): Promise<void> => {
  const unfinished = new URL(`knowledge-${process.pid}-${Math.random().toString(36).slice(2)}.unfinished`, cacheFolder)
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(unfinished, serialize({ digest, pack }))
  await rename(unfinished, cacheFile)
}

/**
 * The compiled knowledge, from `.cache/` where it was compiled from these very files before: compiling takes a second, reading 40 ms.
 * @throws Error naming the file that is wrong
 */
export const cachedPack = async (files: KnowledgeFile[]): Promise<Pack> => {
  const digest = await digestOf(files)
  const cached = await read(digest)
  if (cached !== undefined) return cached
  const { compileKnowledge } = await import('#guidance/knowledge/compile.ts')
  const pack = compileKnowledge(files)
  await write(digest, pack).catch(() => {})
  return pack
}
