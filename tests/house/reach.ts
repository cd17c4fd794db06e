import { importsOfCode, importsUnder, referencesOf, told } from './code.ts'
import { isIn, isTest, type Project, type Rule, sourcesOf } from './project.ts'

/** Files of the product, tests left out. */
const productFiles = (project: Project): string[] =>
  sourcesOf(project).filter((path) => isIn(path, 'contract', 'guidance', 'server', 'web') && !isTest(path))

const impure = {
  names: [
    'Date',
    'crypto',
    'performance',
    'fetch',
    'process',
    'console',
    'setTimeout',
    'Intl',
    'globalThis',
    'navigator',
  ],
  members: ['Math.random', '.localeCompare', '.toLocaleString', '.toLocaleLowerCase', '.toLocaleUpperCase'],
}

const isQueries = (path: string): boolean => /[/-]queries\.ts$/.test(path)

/** Contract files that bring zod along. */
const withZod = (project: Project): Set<string> =>
  new Set(
    importsUnder(project, 'contract/')
      .filter(({ asked, typeOnly }) => asked === 'zod' && !typeOnly)
      .map(({ from }) => from),
  )

/** What may be reached from where. */
export const reach: readonly Rule[] = [
  {
    name: 'guidance/ is pure: no clock, chance, network, disk, console or place, so that the same question has the same answer',
    check: (project) =>
      productFiles(project)
        .filter((path) => isIn(path, 'guidance'))
        .flatMap((path) => {
          const { names, members } = referencesOf(project, path)
          const used = [
            ...impure.names.filter((name) => names.has(name)),
            ...impure.members.filter((name) => members.has(name)),
          ]
          return used.map((name) => `${path} uses ${name}`)
        }),
  },
  {
    name: 'the ORM belongs to files of queries and server/db, database drivers to server/db alone',
    check: (project) =>
      importsOfCode(project, 'server/')
        .filter(
          ({ from, asked }) =>
            !isIn(from, 'server/db') &&
            ((/^drizzle-orm(\/|$)/.test(asked) && !isQueries(from)) || /^(pg|@electric-sql\/pglite)(\/|$)/.test(asked)),
        )
        .map(told),
  },
  {
    name: 'only server/env.ts reads the environment',
    check: (project) => [
      ...productFiles(project)
        .filter((path) => path !== 'server/env.ts' && referencesOf(project, path).members.has('process.env'))
        .map((path) => `${path} reads the environment`),
      ...['contract/', 'guidance/', 'server/', 'web/'].flatMap((folder) =>
        importsOfCode(project, folder)
          .filter(({ asked }) => /^(node:)?process$/.test(asked))
          .map(told),
      ),
    ],
  },
  {
    name: 'validators stay out of what a page loads first: web/ takes only types from contract files that use zod',
    check: (project) => {
      const validated = withZod(project)
      const lazyForms = /^web\/features\/accounts\/[\w-]*form[\w-]*\.tsx?$/
      return importsOfCode(project, 'web/')
        .filter(({ from, file = '', typeOnly }) => validated.has(file) && !typeOnly && !lazyForms.test(from))
        .map(told)
    },
  },
]
