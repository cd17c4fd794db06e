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
 * One hash over the names and contents of files and folders. Contents and not dates, because a checkout or a copy
 * changes dates alone. What is missing counts as empty.
 * @param {string} base the folder the paths start from
 * @param {string[]} paths
 * @param {(path: string) => boolean} [counts] which files count, by path with forward slashes
 * @returns {string} hexadecimal
 */
export const fingerprint = (base, paths, counts = () => true) => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesUnder(base, each)).filter(counts)) {
    const bytes = readFileSync(join(base, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
