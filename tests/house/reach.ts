import { importsOfCode, importsUnder, referencesOf, violationOf } from './code.ts'
import { isIn, isTest, type Project, type Rule, sourcesOf } from './project.ts'

/** Files of the product, except tests. */
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

/** Contract files that import zod. */
const withZod = (project: Project): Set<string> =>
  new Set(
    importsUnder(project, 'contract/')
      .filter(({ specifier, typeOnly }) => specifier === 'zod' && !typeOnly)
      .map(({ from }) => from),
  )

/** The rules about purity, the database, the environment and validators. */
export const reach: readonly Rule[] = [
  {
    name: 'guidance/ is pure: no clock, randomness, network, disk, console or locale, so that the same question has the same answer',
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
    name: 'only queries files and server/db import the ORM, only server/db database drivers',
    check: (project) =>
      importsOfCode(project, 'server/')
        .filter(
          ({ from, specifier }) =>
            !isIn(from, 'server/db') &&
            ((/^drizzle-orm(\/|$)/.test(specifier) && !isQueries(from)) ||
              /^(pg|@electric-sql\/pglite)(\/|$)/.test(specifier)),
        )
        .map(violationOf),
  },
  {
    name: 'web/ calls endpoints by their route value, so that one place holds each path',
    check: (project) =>
      productFiles(project)
        .filter((path) => isIn(path, 'web') && /['"`]\/api\//.test(project.text(path)))
        .map((path) => `${path} writes the path of an endpoint`),
  },
  {
    name: 'only server/env.ts reads the environment',
    check: (project) => [
      ...productFiles(project)
        .filter((path) => path !== 'server/env.ts' && referencesOf(project, path).members.has('process.env'))
        .map((path) => `${path} reads the environment`),
      ...['contract/', 'guidance/', 'server/', 'web/'].flatMap((folder) =>
        importsOfCode(project, folder)
          .filter(({ specifier }) => /^(node:)?process$/.test(specifier))
          .map(violationOf),
      ),
    ],
  },
  {
    name: 'validators stay out of the first load: web/ imports only types from contract files that use zod',
    check: (project) => {
      const validated = withZod(project)
      const lazyForms =
        /^web\/features\/(accounts|account-security|reviews|skin-profile\/onboarding)\/(settings\/)?[\w-]*form[\w-]*\.tsx?$/
      return importsOfCode(project, 'web/')
        .filter(({ from, file = '', typeOnly }) => validated.has(file) && !typeOnly && !lazyForms.test(from))
        .map(violationOf)
    },
  },
]
