import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type FileStore } from './file-store.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Keeps files in a folder, which is created with the first file, for this user only. */
export const diskStore = (folder: string): FileStore => {
  /** @throws Error for a key that could lead out of the folder */
  const pathOf = (key: string): string => {
    assertKey(key)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const unfinished = `${path}.${randomUUID()}.unfinished`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}
