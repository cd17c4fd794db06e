import { dirname } from 'node:path'
import { constantComponentsIn, importsOf } from './code.ts'
import { isIn, isTest, type Rule, sourcesOf } from './project.ts'

const MOST_LINES = 300
const MOST_FILES = 30
/** The engine is redesigned in an issue of its own; until then its size is excepted. */
const excepted = (path: string): boolean => isIn(path, 'guidance', 'evaluation', 'content', 'server/db/migrations')

const isCode = (path: string): boolean => /\.(tsx?|mjs|css)$/.test(path)

/** How files are named, and how much is in one. */
export const files: readonly Rule[] = [
  {
    name: 'files are named after what they can do, never utils, helpers or the like',
    check: ({ files: paths }) =>
      paths.filter((path) => /(^|[/._-])(utils?|helpers?|misc|common|shared|lib)(?=[/.]|$)/i.test(path)),
  },
  {
    name: `a file has at most ${MOST_LINES} lines, as the formatter breaks them`,
    check: ({ files: paths, text }) =>
      paths
        .filter((path) => isCode(path) && !excepted(path))
        .map((path) => ({ path, lines: text(path).trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ path, lines }) => `${path} has ${lines} lines`),
  },
  {
    name: 'nothing is kept from the formatter, which would hide a line of any length',
    check: (project) =>
      sourcesOf(project).filter(
        (path) => !isIn(path, 'tests/house') && /(oxfmt|prettier)-ignore/.test(project.text(path)),
      ),
  },
  {
    name: `a folder has at most ${MOST_FILES} files of code, tests not counted`,
    check: ({ files: paths }) => {
      const counts = new Map<string, number>()
      for (const path of paths.filter((each) => isCode(each) && !isTest(each) && !excepted(each))) {
        counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
      }
      return [...counts]
        .filter(([, count]) => count > MOST_FILES)
        .map(([folder, count]) => `${folder} has ${count} files`)
    },
  },
  {
    name: 'components are function declarations',
    check: (project) =>
      sourcesOf(project)
        .filter((path) => path.endsWith('.tsx'))
        .flatMap((path) => constantComponentsIn(project, path).map((name) => `${path}: ${name}`)),
  },
  {
    name: 'a test belongs to one runner: journeys to the browser, the rest to Vitest',
    check: (project) => [
      ...project.files.filter((path) => isIn(path, 'tests/journeys') && isTest(path)),
      ...project.files.filter((path) => /\.(spec|journey)\.tsx?$/.test(path) && !isIn(path, 'tests/journeys')),
      ...sourcesOf(project).filter(
        (path) => isTest(path) && !importsOf(project, path).some(({ asked }) => asked === 'vitest'),
      ),
    ],
  },
]
