import { importsOf, importsOfCode, importsUnder, told } from './code.ts'
import { foldersIn, isIn, isTest, type Project, type Rule } from './project.ts'

/** What inside guidance/ stands on what, the lowest first: a folder uses those before it, and its own row. */
const guidanceOrder = [
  ['knowledge', 'text'],
  ['tongues'],
  ['safety'],
  ['labels'],
  ['match'],
  ['routines'],
  ['quiz'],
  ['assistant'],
]

/** Which feature may use pieces of which, one direction only. */
const webOrder: Record<string, string[]> = {
  home: ['articles'],
  accounts: ['articles'],
  legal: ['articles'],
  articles: [],
  placeholders: ['articles'],
}
const serverOrder: Record<string, string[]> = { accounts: [], articles: [], guidance: [], legal: [] }

const heightOf = (path: string): number => guidanceOrder.findIndex((row) => row.includes(path.split('/')[1] ?? ''))

/** Imports of one feature from another. */
const across = (project: Project, side: 'web' | 'server', order: Record<string, string[]>) =>
  importsOfCode(project, `${side}/features/`).flatMap((row) => {
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

const carriesZod = (project: Project, path: string): boolean =>
  importsOf(project, path).some(
    ({ asked, file, typeOnly }) =>
      !typeOnly && (asked === 'zod' || (file !== undefined && isIn(file, 'contract') && carriesZod(project, file))),
  )

/** Who may import whom. */
export const boundaries: readonly Rule[] = [
  {
    name: 'contract/ imports only zod and itself, because both sides carry it',
    check: (project) =>
      importsUnder(project, 'contract/')
        .filter(({ asked, file }) => asked !== 'zod' && !isIn(file, 'contract'))
        .map(told),
  },
  {
    name: 'guidance/ imports only zod, contract/ and itself, because it runs anywhere',
    check: (project) =>
      importsOfCode(project, 'guidance/')
        .filter(({ asked, file }) => asked !== 'zod' && !isIn(file, 'contract', 'guidance'))
        .map(told),
  },
  {
    name: 'only the compiler of the knowledge has the validator: what guidance/ runs carries no zod',
    check: (project) =>
      importsOfCode(project, 'guidance/')
        .filter(({ from, typeOnly }) => !typeOnly && !compiler.includes(from))
        .filter(
          ({ asked, file = '' }) =>
            asked === 'zod' ||
            compiler.slice(1).includes(file) ||
            (isIn(file, 'contract') && carriesZod(project, file)),
        )
        .map(told),
  },
  {
    name: 'inside guidance/ nothing uses what stands on it',
    check: (project) => [
      ...importsOfCode(project, 'guidance/')
        .filter(({ from, file = '' }) => heightOf(from) >= 0 && heightOf(file) > heightOf(from))
        .map(told),
      ...foldersIn(project, 'guidance/')
        .filter((folder) => !guidanceOrder.flat().includes(folder))
        .map((folder) => `guidance/${folder} has no place in the order`),
    ],
  },
  {
    name: 'the assistant corrects spelling in one place',
    check: (project) =>
      importsOfCode(project, 'guidance/assistant/')
        .filter(({ file }) => file === 'guidance/text/spelling.ts')
        .filter(({ from }) => from !== 'guidance/assistant/understand/vocabulary.ts')
        .map(told),
  },
  {
    name: 'web/ and server/ meet in the contract alone, and neither knows tools, tests or measurements',
    check: (project) =>
      [
        ...importsOfCode(project, 'web/').filter(({ file }) => isIn(file, 'server')),
        ...importsOfCode(project, 'server/').filter(({ file }) => isIn(file, 'web')),
        ...[...importsOfCode(project, 'web/'), ...importsOfCode(project, 'server/')].filter(({ file }) =>
          isIn(file, 'tools', 'tests', 'bench', 'evaluation'),
        ),
      ].map(told),
  },
  {
    name: 'only the start-up of the server knows that the web app is made with React Router',
    check: (project) =>
      importsUnder(project, 'server/')
        .filter(
          ({ from, asked }) => /^(react|react-dom|react-router|vite)(\/|$)/.test(asked) && from !== 'server/web-app.ts',
        )
        .map(told),
  },
  {
    name: 'the components of web/ui know no router, query, contract, session or feature',
    check: (project) =>
      importsOfCode(project, 'web/ui/')
        .filter(
          ({ asked, file }) =>
            /^(react-router|@react-router|@tanstack|react-hook-form|zod)(\/|$)/.test(asked) ||
            (file !== undefined && !isIn(file, 'web/ui')),
        )
        .map(told),
  },
  {
    name: 'features use pieces of each other only along the written order',
    check: (project) =>
      [...across(project, 'web', webOrder), ...across(project, 'server', serverOrder)]
        .filter(({ allowed }) => !allowed)
        .map(({ row }) => told(row)),
  },
  {
    name: 'no feature reaches into the queries, policy or routes of another',
    check: (project) =>
      across(project, 'server', serverOrder)
        .filter(({ file }) => /^(([\w-]+-)?queries|policy|routes|fixtures)\.ts$/.test(file))
        .map(({ row }) => told(row)),
  },
  {
    name: 'capabilities do not know the features that stand on them',
    check: (project) => {
      const above = /^(server\/(app|start|test-server)\.ts|web\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx))$/
      return [...importsOfCode(project, 'server/'), ...importsOfCode(project, 'web/')]
        .filter(
          ({ from, file }) =>
            isIn(file, 'server/features', 'web/features') &&
            !isIn(from, 'server/features', 'web/features') &&
            !above.test(from),
        )
        .map(told)
    },
  },
  {
    name: 'no circle of imports',
    check: (project) => circlesIn(project),
  },
]

/** Files that import each other in a circle when they load, as one line for each circle. */
const circlesIn = (project: Project): string[] => {
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
