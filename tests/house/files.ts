import { dirname } from 'node:path'
import { constantComponentsIn, importsOf } from './code.ts'
import { isIn, isTest, type Rule, sourcesOf } from './project.ts'

const MAX_LINES = 300
const MAX_FILES = 30
/** Exempt from the size limits: the engine, until its separate redesign, its evaluation, content and migrations. */
const isExempt = (path: string): boolean => isIn(path, 'guidance', 'evaluation', 'content', 'server/db/migrations')

const isCode = (path: string): boolean => /\.(tsx?|mjs|css)$/.test(path)

/** The rules about the names and sizes of files. */
export const files: readonly Rule[] = [
  {
    name: 'files are named after their purpose, never utils, helpers or the like',
    check: ({ files: paths }) =>
      paths.filter((path) => /(^|[/._-])(utils?|helpers?|misc|common|shared|lib)(?=[/.]|$)/i.test(path)),
  },
  {
    name: `a file has at most ${MAX_LINES} lines, as formatted`,
    check: ({ files: paths, text }) =>
      paths
        .filter((path) => isCode(path) && !isExempt(path))
        .map((path) => ({ path, lines: text(path).trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => `${path} has ${lines} lines`),
  },
  {
    name: 'no code is excluded from the formatter, which would hide long lines',
    check: (project) =>
      sourcesOf(project).filter(
        (path) => !isIn(path, 'tests/house') && /(oxfmt|prettier)-ignore/.test(project.text(path)),
      ),
  },
  {
    name: `a folder has at most ${MAX_FILES} code files, not counting tests`,
    check: ({ files: paths }) => {
      const counts = new Map<string, number>()
      for (const path of paths.filter((each) => isCode(each) && !isTest(each) && !isExempt(each))) {
        counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
      }
      return [...counts]
        .filter(([, count]) => count > MAX_FILES)
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
    name: 'each test belongs to one runner: journeys to Playwright, all others to Vitest',
    check: (project) => [
      ...project.files.filter((path) => isIn(path, 'tests/journeys') && isTest(path)),
      ...project.files.filter((path) => /\.(spec|journey)\.tsx?$/.test(path) && !isIn(path, 'tests/journeys')),
      ...sourcesOf(project).filter(
        (path) => isTest(path) && !importsOf(project, path).some(({ specifier }) => specifier === 'vitest'),
      ),
    ],
  },
]
