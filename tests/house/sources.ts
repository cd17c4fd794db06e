import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every file that is, or is about to be, part of the project; paths from its folder with forward slashes. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

export const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts')
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const sources = projectFiles.filter(isSource)

const importing =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'";]*?)?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|(?:typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const typeOnly = /^\s*(?:import|export)\s+type\b/

/** One import: what the file asks for, and the file of ours it means, if it is one. */
export type Import = { asked: string; file: string | undefined; typeOnly: boolean }

const meant = (from: string, asked: string): string | undefined => {
  if (asked.startsWith('#')) return asked.slice(1).replace(/\?.*$/, '')
  if (asked.startsWith('.'))
    return normalize(join(dirname(from), asked))
      .replaceAll('\\', '/')
      .replace(/\?.*$/, '')
  return undefined
}

/** What a file imports, statically or when needed. */
export const importsOf = (path: string): Import[] =>
  [...textOf(path).matchAll(importing)].map((found) => {
    const asked = found[1] ?? found[2] ?? found[3] ?? ''
    return {
      asked,
      file: meant(path, asked),
      typeOnly: typeOnly.test(found[0].trimStart()) || found[0].startsWith('typeof'),
    }
  })

/** The imports of every source file under a folder, one row each. */
export const importsUnder = (
  folder: string,
): { from: string; asked: string; file: string | undefined; typeOnly: boolean }[] =>
  sources.filter((path) => path.startsWith(folder)).flatMap((from) => importsOf(from).map((one) => ({ from, ...one })))

/** The names of the folders directly below one. */
export const foldersIn = (folder: string): string[] =>
  [
    ...new Set(
      projectFiles
        .filter((path) => path.startsWith(folder) && path.slice(folder.length).includes('/'))
        .map((path) => path.slice(folder.length).split('/')[0] ?? ''),
    ),
  ].sort()
