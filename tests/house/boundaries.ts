import { importsOf, importsOfCode, importsUnder, violationOf } from './code.ts'
import { foldersIn, isIn, isTest, type Project, type Rule } from './project.ts'

/** The layers of guidance/, lowest first: a folder may use its own row and those before it. */
const guidanceLayers = [
  ['knowledge', 'text'],
  ['tongues'],
  ['safety'],
  ['triage'],
  ['labels'],
  ['match'],
  ['routines'],
  ['quiz', 'recipes', 'dictionary'],
  ['assistant'],
  ['guard'],
]

/** The features that each feature may use, in one direction only. */
const webOrder: Record<string, string[]> = {
  'account-security': ['accounts'],
  home: ['articles', 'products', 'recipes', 'deals', 'brands', 'polls', 'waiting-list', 'search'],
  account: ['account-security', 'provider-sign-in'],
  accounts: ['articles', 'provider-sign-in', 'skin-profile', 'skin-quiz'],
  'provider-sign-in': [],
  legal: ['articles'],
  articles: [],
  notifications: [],
  placeholders: ['articles'],
  products: ['ingredients', 'reviews'],
  reviews: [],
  recipes: ['articles'],
  deals: [],
  brands: ['products', 'deals', 'notifications'],
  polls: [],
  'waiting-list': [],
  search: [],
  ingredients: ['articles', 'skin-profile', 'skin-quiz'],
  shelf: ['account', 'ingredients', 'products'],
  'skin-profile': [],
  'skin-quiz': ['skin-profile'],
  routines: ['articles', 'products', 'skin-quiz'],
  chat: [],
}
const serverOrder: Record<string, string[]> = {
  account: ['notifications', 'provider-sign-in', 'reviews', 'brands', 'deals', 'polls', 'shelf'],
  'provider-sign-in': ['account-security', 'accounts', 'notifications'],
  'account-security': ['notifications'],
  shelf: [],
  'skin-profile': ['articles', 'shelf'],
  accounts: ['account-security', 'notifications'],
  articles: [],
  chat: ['guidance', 'ingredients', 'skin-profile', 'products'],
  guidance: ['skin-profile'],
  legal: [],
  notifications: [],
  products: ['skin-profile'],
  reviews: ['products', 'skin-profile'],
  recipes: [],
  deals: [],
  brands: ['products', 'deals', 'notifications'],
  polls: [],
  'waiting-list': [],
  search: [],
  ingredients: [],
  'quiz-results': ['guidance'],
  routines: ['skin-profile'],
}

/** What only tests of the server load, besides the tests. */
const isTestSupport = (path: string): boolean => /\/(endpoint-cases|fixtures)\.ts$/.test(path)

const layerOf = (path: string): number => guidanceLayers.findIndex((row) => row.includes(path.split('/')[1] ?? ''))

/** Imports of one feature from another. */
const across = (project: Project, side: 'web' | 'server', order: Record<string, string[]>) =>
  importsOfCode(project, `${side}/features/`).flatMap((row) => {
    if (isTestSupport(row.from)) return []
    const from = row.from.split('/')[2] ?? ''
    const [, , to = '', file = ''] = row.file?.startsWith(`${side}/features/`) ? row.file.split('/') : []
    if (to === '' || to === from) return []
    return [{ row, allowed: order[from]?.includes(to) ?? false, file }]
  })

const compiler = [
  'guidance/knowledge/compile.ts',
  'guidance/knowledge/entries.ts',
  'guidance/knowledge/learnt-entries.ts',
]

const importsZod = (project: Project, path: string): boolean =>
  importsOf(project, path).some(
    ({ specifier, file, typeOnly }) =>
      !typeOnly && (specifier === 'zod' || (file !== undefined && isIn(file, 'contract') && importsZod(project, file))),
  )

/** The rules about imports between parts. */
export const boundaries: readonly Rule[] = [
  {
    name: 'contract/ imports only zod and itself, because both sides carry it',
    check: (project) =>
      importsOfCode(project, 'contract/')
        .filter(({ specifier, file }) => specifier !== 'zod' && !isIn(file, 'contract'))
        .map(violationOf),
  },
  {
    name: 'guidance/ imports only zod, contract/ and itself, because it runs anywhere',
    check: (project) =>
      importsOfCode(project, 'guidance/')
        .filter(({ specifier, file }) => specifier !== 'zod' && !isIn(file, 'contract', 'guidance'))
        .map(violationOf),
  },
  {
    name: 'only the knowledge compiler imports the validator: guidance/ runs without zod',
    check: (project) =>
      importsOfCode(project, 'guidance/')
        .filter(({ from, typeOnly }) => !typeOnly && !compiler.includes(from))
        .filter(
          ({ specifier, file = '' }) =>
            specifier === 'zod' ||
            compiler.slice(1).includes(file) ||
            (isIn(file, 'contract') && importsZod(project, file)),
        )
        .map(violationOf),
  },
  {
    name: 'no folder of guidance/ imports a higher layer',
    check: (project) => [
      ...importsOfCode(project, 'guidance/')
        .filter(({ from, file = '' }) => layerOf(from) >= 0 && layerOf(file) > layerOf(from))
        .map(violationOf),
      ...foldersIn(project, 'guidance/')
        .filter((folder) => !guidanceLayers.flat().includes(folder))
        .map((folder) => `guidance/${folder} is not in any layer`),
    ],
  },
  {
    name: 'the assistant corrects spelling in one place',
    check: (project) =>
      importsOfCode(project, 'guidance/assistant/')
        .filter(({ file }) => file === 'guidance/text/spelling.ts')
        .filter(({ from }) => from !== 'guidance/assistant/understand/vocabulary.ts')
        .map(violationOf),
  },
  {
    name: 'web/ and server/ share only the contract, and neither imports tools, tests or benchmarks',
    check: (project) =>
      [
        ...importsOfCode(project, 'web/').filter(({ file }) => isIn(file, 'server')),
        ...importsOfCode(project, 'server/').filter(({ file }) => isIn(file, 'web')),
        ...[...importsOfCode(project, 'web/'), ...importsOfCode(project, 'server/')].filter(({ file }) =>
          isIn(file, 'tools', 'tests', 'bench', 'evaluation'),
        ),
      ].map(violationOf),
  },
  {
    name: 'only server/web-app.ts imports React, React Router or Vite in server/',
    check: (project) =>
      importsUnder(project, 'server/')
        .filter(
          ({ from, specifier }) =>
            /^(react|react-dom|react-router|vite)(\/|$)/.test(specifier) && from !== 'server/web-app.ts',
        )
        .map(violationOf),
  },
  {
    name: 'components in web/ui import no router, query, contract, session or feature',
    check: (project) =>
      importsOfCode(project, 'web/ui/')
        .filter(
          ({ specifier, file }) =>
            /^(react-router|@react-router|@tanstack|react-hook-form|zod)(\/|$)/.test(specifier) ||
            (file !== undefined && !isIn(file, 'web/ui')),
        )
        .map(violationOf),
  },
  {
    name: 'features import each other only in the listed direction',
    check: (project) =>
      [...across(project, 'web', webOrder), ...across(project, 'server', serverOrder)]
        .filter(({ allowed }) => !allowed)
        .map(({ row }) => violationOf(row)),
  },
  {
    name: 'no feature imports the queries, policy, routes or fixtures of another',
    check: (project) =>
      across(project, 'server', serverOrder)
        .filter(({ file }) => /^(([\w-]+-)?queries|policy|routes|fixtures)\.ts$/.test(file))
        .map(({ row }) => violationOf(row)),
  },
  {
    name: 'capabilities do not import features',
    check: (project) => {
      const above = /^(server\/(app|start|test-server)\.ts|web\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx))$/
      return [...importsOfCode(project, 'server/'), ...importsOfCode(project, 'web/')]
        .filter(
          ({ from, file }) =>
            isIn(file, 'server/features', 'web/features') &&
            !isIn(from, 'server/features', 'web/features') &&
            !above.test(from),
        )
        .map(violationOf)
    },
  },
  {
    name: 'there are no import cycles',
    check: (project) => cyclesIn(project),
  },
]

/** Import cycles between files at load time, one line each. */
const cyclesIn = (project: Project): string[] => {
  const found: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): void => {
    const at = path.indexOf(file)
    if (at !== -1) found.push([...path.slice(at), file].join(' → '))
    if (at !== -1 || done.has(file)) return
    path.push(file)
    for (const { file: next, typeOnly, dynamic } of importsOf(project, file)) {
      if (next !== undefined && !typeOnly && !dynamic && project.files.includes(next) && /\.(ts|tsx|mjs)$/.test(next))
        visit(next)
    }
    path.pop()
    done.add(file)
  }
  for (const file of project.files)
    if (/\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && !isTest(file)) visit(file)
  return found
}
