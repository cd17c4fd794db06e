import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} base @param {string} path @returns {string[]} */
const filesUnder = (base, path) => {
  const found = statSync(join(base, path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(join(base, path))
    .sort()
    .flatMap((name) => filesUnder(base, `${path}/${name}`))
}

/**
 * A hash over the names and contents of files and folders. Dates are ignored, because a checkout or a copy changes them. A missing path
 * includes as empty.
 * @param {string} base the folder that the paths are relative to
 * @param {string[]} paths
 * @param {(path: string) => boolean} [includes] which files to include, by path with forward slashes
 * @returns {string} hexadecimal
 */
export const fingerprint = (base, paths, includes = () => true) => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesUnder(base, each)).filter(includes)) {
    const bytes = readFileSync(join(base, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
