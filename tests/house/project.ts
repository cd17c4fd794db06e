import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A set of files to check the rules on; paths are relative, with forward slashes. */
export type Project = { files: readonly string[]; text: (path: string) => string }

/** A rule of the code base. */
export type Rule = {
  name: string
  /** @returns one line for each violation */
  check: (project: Project) => string[]
}

/** The absolute path of the project folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/** Every file of this project that Git tracks or would track. */
export const thisProject: Project = { files: tracked(), text: (path) => readFileSync(join(root, path), 'utf8') }

/** A project of these files, by path, to test a rule on. */
export const projectOf = (files: Readonly<Record<string, string>>): Project => ({
  files: Object.keys(files),
  text: (path) => files[path] ?? '',
})

/** Test files, and what only component tests load. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('web/test/')

export const isIn = (path: string | undefined, ...folders: string[]): boolean =>
  path !== undefined && folders.some((folder) => path.startsWith(`${folder}/`))

/** The code files of a project. */
export const sourcesOf = ({ files }: Project): string[] =>
  files.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))

/** The names of the direct subfolders of a folder. */
export const foldersIn = ({ files }: Project, folder: string): string[] => {
  const below = files.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  return [...new Set(below.flatMap((path) => (path.includes('/') ? [path.split('/', 1)[0] ?? ''] : [])))].sort()
}

/** The project file that an import resolves to, undefined for a package. */
export const fileOf = (from: string, specifier: string): string | undefined => {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? normalize(join(dirname(from), path)).replaceAll('\\', '/') : undefined
}
