import { describe, expect, it } from 'vitest'
import { boundaries } from './boundaries.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { projectOf } from './project.ts'
import { reach } from './reach.ts'

const oxlintrc = JSON.stringify({ categories: {}, rules: {}, overrides: [] })

/** The violations in a project of these files; two rules may report the same line. */
const violationsIn = (sources: Readonly<Record<string, string>>): string[] => {
  const project = projectOf({ '.oxlintrc.json': oxlintrc, ...sources })
  return [...new Set([...boundaries, ...reach, ...files, ...documents].flatMap(({ check }) => check(project)))]
}

/** A violation, the files that contain it, and the reported line. */
const violations: [name: string, sources: Record<string, string>, line: string][] = [
  [
    'a second import on one line',
    { 'web/ui/card.tsx': `import { a } from './a.ts'; import { b } from '#web/features/home/b.ts'` },
    'web/ui/card.tsx imports #web/features/home/b.ts',
  ],
  [
    'an import in a type',
    { 'web/ui/card.tsx': `export type B = import('#web/features/home/b.ts').B` },
    'web/ui/card.tsx imports #web/features/home/b.ts',
  ],
  [
    'a dynamic import',
    { 'server/http/bind.ts': 'const a = () => import(`#web/a.ts`)' },
    'server/http/bind.ts imports #web/a.ts',
  ],
  [
    'a re-export',
    { 'contract/all.ts': `export * from '#server/app-context.ts'` },
    'contract/all.ts imports #server/app-context.ts',
  ],
  [
    'an import by require',
    { 'guidance/text/words.ts': `import fs = require('node:fs')` },
    'guidance/text/words.ts imports node:fs',
  ],
  [
    'the path of an endpoint in a page',
    { 'web/features/home/home-page.tsx': `const read = fetch('/api/articles')` },
    'web/features/home/home-page.tsx writes the path of an endpoint',
  ],
  [
    'a database driver in a feature',
    { 'server/features/articles/queries.ts': `import pg from 'pg'` },
    'server/features/articles/queries.ts imports pg',
  ],
  [
    'the ORM outside the queries of a feature',
    { 'server/features/articles/list-articles.ts': `import { eq } from 'drizzle-orm'` },
    'server/features/articles/list-articles.ts imports drizzle-orm',
  ],
  [
    'tools in the server',
    { 'server/start.ts': `import { say } from '#tools/setup/command.mjs'` },
    'server/start.ts imports #tools/setup/command.mjs',
  ],
  [
    'the environment read by a computed name',
    { 'server/http/limits.ts': `export const limit = process['env'].LIMIT` },
    'server/http/limits.ts reads the environment',
  ],
  [
    'the environment read by destructuring',
    { 'server/http/limits.ts': 'const { env } = globalThis.process; export { env }' },
    'server/http/limits.ts reads the environment',
  ],
  [
    'the environment read by import',
    { 'server/http/limits.ts': `import { env } from 'node:process'` },
    'server/http/limits.ts imports node:process',
  ],
  [
    'a clock in the engine',
    { 'guidance/quiz/quiz.ts': 'export const now = () => Date.now()' },
    'guidance/quiz/quiz.ts uses Date',
  ],
  ['a file with a generic name', { 'web/features/home/home-helpers.ts': '' }, 'web/features/home/home-helpers.ts'],
  [
    'a formatted list of four thousand items',
    { 'web/shell/words.ts': `export const words = [\n${'  1,\n'.repeat(4000)}]\n` },
    'web/shell/words.ts has 4002 lines',
  ],
  [
    'a long line that is excluded from the formatter',
    { 'web/shell/words.ts': `// oxfmt-ignore\nexport const words = [${'1,'.repeat(4000)}]\n` },
    'web/shell/words.ts',
  ],
  [
    'a component written as a constant',
    { 'web/ui/card.tsx': 'export const Card = () => <div />' },
    'web/ui/card.tsx: Card',
  ],
  [
    'a folder with too many files',
    Object.fromEntries(Array.from({ length: 31 }, (_, number) => [`web/shell/part-${number}.ts`, ''])),
    'web/shell has 31 files',
  ],
  [
    'an import cycle',
    { 'web/a.ts': `import { b } from './b.ts'`, 'web/b.ts': `import { a } from './a.ts'` },
    'web/a.ts → web/b.ts → web/a.ts',
  ],
  ['a test without a runner', { 'web/a.test.ts': '' }, 'web/a.test.ts'],
  [
    'a document that refers to a missing path',
    { 'README.md': 'See `web/nowhere.ts`.' },
    'README.md refers to web/nowhere.ts',
  ],
  [
    'a lint rule set to warn',
    { '.oxlintrc.json': JSON.stringify({ categories: { style: 'warn' }, rules: {}, overrides: [] }) },
    'style',
  ],
]

describe('the rules report', () => {
  it.each(violations)('%s', (_, sources, line) => expect(violationsIn(sources)).toEqual([line]))
})

describe('the rules allow', () => {
  it('type imports in a cycle, strings and comments, and properties named like globals', () => {
    expect(
      violationsIn({
        'web/a.ts': `import type { B } from './b.ts'\nexport type A = B`,
        'web/b.ts': `import { a } from './a.ts'\nexport type B = typeof a`,
        'guidance/text/words.ts': `// Date.now()\nexport const words = { Date: 'process.env', fetch: 1 }.fetch`,
      }),
    ).toEqual([])
  })
})
