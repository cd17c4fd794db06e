import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { domains } from '#contract/all.ts'
import { foldersIn, importsOf, importsUnder, isTest, projectFiles, root, sources, textOf } from './house/sources.ts'

const name = (row: { from: string; asked: string }): string => `${row.from} imports ${row.asked}`
const inRoom = (path: string | undefined, ...rooms: string[]): boolean =>
  path !== undefined && rooms.some((room) => path.startsWith(`${room}/`))

describe('the rooms', () => {
  it('lets contract/ import only zod and itself, because both sides carry it', () => {
    const wrong = importsUnder('contract/').filter((row) => row.asked !== 'zod' && !inRoom(row.file, 'contract'))
    expect(wrong.map(name)).toEqual([])
  })

  it('lets guidance/ import only zod, contract/ and itself, because it runs anywhere', () => {
    const wrong = importsUnder('guidance/').filter(
      (row) => row.asked !== 'zod' && !inRoom(row.file, 'contract', 'guidance'),
    )
    expect(wrong.filter((row) => !isTest(row.from)).map(name)).toEqual([])
  })

  it('keeps guidance/ pure: no clock, chance, network, disk, console or place, so that the same question has the same answer', () => {
    const reaching =
      /\bDate\b|Math\.random|\bcrypto\b|\bperformance\b|\bfetch\(|\bprocess\b|\bconsole\b|\bsetTimeout\b|\bIntl\b|localeCompare|toLocale|\bglobalThis\b|\bnavigator\b/
    const withoutComments = (text: string) =>
      text
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`/g, "''")
    const reach = sources.filter(
      (path) => path.startsWith('guidance/') && !isTest(path) && reaching.test(withoutComments(textOf(path))),
    )
    expect(reach).toEqual([])
  })

  it('keeps the validator out of what guidance/ runs: only the compiler of the knowledge has it', () => {
    const withZod = importsUnder('guidance/')
      .filter((row) => row.asked === 'zod' && !isTest(row.from))
      .map((row) => row.from)
    expect(withZod.sort()).toEqual([
      'guidance/knowledge/compile.ts',
      'guidance/knowledge/entries.ts',
      'guidance/knowledge/learnt-entries.ts',
    ])
    const carriesZod = (path: string): boolean =>
      importsOf(path).some(
        ({ asked, file, typeOnly }) =>
          !typeOnly && (asked === 'zod' || (inRoom(file, 'contract') && carriesZod(file ?? ''))),
      )
    const values = importsUnder('guidance/').filter(
      (row) => !isTest(row.from) && !row.typeOnly && !withZod.includes(row.from) && row.file !== undefined,
    )
    expect(
      values
        .filter(
          ({ file = '' }) => /\/(?:learnt-)?entries\.ts$/.test(file) || (inRoom(file, 'contract') && carriesZod(file)),
        )
        .map(name),
    ).toEqual([])
  })

  it('keeps web/ and server/ apart: they meet in the contract', () => {
    const wrong = [
      ...importsUnder('web/').filter((row) => inRoom(row.file, 'server', 'tools', 'tests')),
      ...importsUnder('server/').filter((row) => inRoom(row.file, 'web')),
    ]
    expect(wrong.map(name)).toEqual([])
  })

  it('lets only the start-up of the server know that the web app is made with React Router', () => {
    const wrong = importsUnder('server/').filter(
      (row) => /^(react|react-dom|react-router|vite)(\/|$)/.test(row.asked) && row.from !== 'server/web-app.ts',
    )
    expect(wrong.map(name)).toEqual([])
  })
})

describe('the kit', () => {
  it('knows no router, query, contract, session or feature', () => {
    const wrong = importsUnder('web/ui/').filter(
      (row) =>
        /^(react-router|@react-router|@tanstack|react-hook-form|zod)(\/|$)/.test(row.asked) ||
        (row.file !== undefined && !inRoom(row.file, 'web/ui')),
    )
    expect(wrong.filter((row) => !isTest(row.from)).map(name)).toEqual([])
  })
})

/** What inside guidance/ stands on what, the lowest first: a room uses those before it, and its own row. */
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

describe('the engine', () => {
  const heightOf = (path: string): number => guidanceOrder.findIndex((row) => row.includes(path.split('/')[1] ?? ''))

  it('reads upwards: words and knowledge, other languages, safety, labels, match, routines, quiz, assistant; nothing uses what stands on it', () => {
    const wrong = importsUnder('guidance/').filter(
      (row) =>
        !isTest(row.from) &&
        inRoom(row.file, 'guidance') &&
        heightOf(row.from) >= 0 &&
        heightOf(row.file ?? '') > heightOf(row.from),
    )
    expect(wrong.map(name)).toEqual([])
  })

  it('has a place for every room', () =>
    expect(foldersIn('guidance/').filter((room) => !guidanceOrder.flat().includes(room))).toEqual([]))

  it('sets spelling right in one place', () => {
    const near = importsUnder('guidance/')
      .filter((row) => !isTest(row.from) && row.file === 'guidance/text/spelling.ts')
      .map((row) => row.from)
    expect(
      near.filter(
        (path) => path.startsWith('guidance/assistant/') && path !== 'guidance/assistant/understand/vocabulary.ts',
      ),
    ).toEqual([])
  })
})

/** Which feature may use pieces of which, one direction only. */
const webOrder: Record<string, string[]> = {
  home: ['articles'],
  accounts: ['articles'],
  legal: ['articles'],
  articles: [],
  coming: ['articles'],
}
const serverOrder: Record<string, string[]> = { accounts: [], articles: [], guidance: [], legal: [] }

const across = (side: 'web' | 'server', order: Record<string, string[]>) =>
  importsUnder(`${side}/features/`).flatMap((row) => {
    const from = row.from.split('/')[2] ?? ''
    const [, , to = '', file = ''] = row.file?.startsWith(`${side}/features/`) ? row.file.split('/') : []
    return to === '' || to === from || isTest(row.from)
      ? []
      : [{ ...row, allowed: order[from]?.includes(to) ?? false, file }]
  })

describe('the features', () => {
  it('use pieces of each other only along the written order', () => {
    const wrong = [...across('web', webOrder), ...across('server', serverOrder)].filter((row) => !row.allowed)
    expect(wrong.map(name)).toEqual([])
  })

  it('never reach into the queries, policy or routes of another feature', () => {
    const wrong = across('server', serverOrder).filter((row) => /^(queries|policy|routes|givens)\.ts$/.test(row.file))
    expect(wrong.map(name)).toEqual([])
  })

  it('are not known to the capabilities they stand on', () => {
    const above = /^(server\/(app|start|test-server)\.ts|web\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx))$/
    const wrong = [...importsUnder('server/'), ...importsUnder('web/')].filter(
      (row) =>
        /^(server|web)\/features\//.test(row.file ?? '') &&
        !/^(server|web)\/features\//.test(row.from) &&
        !above.test(row.from) &&
        !isTest(row.from),
    )
    expect(wrong.map(name)).toEqual([])
  })

  it('have one name on both sides and in the contract', () => {
    const pagesOnly = ['coming', 'home', 'styleguide']
    // Its screens (quiz, chat, ingredient checker) come later; the calls stand.
    const withoutPages = ['guidance']
    expect(foldersIn('server/features/')).toEqual(Object.keys(domains).sort())
    expect(foldersIn('web/features/').filter((folder) => !pagesOnly.includes(folder))).toEqual(
      Object.keys(domains)
        .filter((domain) => !withoutPages.includes(domain))
        .sort(),
    )
  })
})

describe('the reach', () => {
  it('gives the ORM to queries.ts files and server/db alone', () => {
    const wrong = importsUnder('server/').filter(
      (row) =>
        row.asked.startsWith('drizzle-orm') && !/[/-]queries\.ts$/.test(row.from) && !row.from.startsWith('server/db/'),
    )
    expect(wrong.filter((row) => !isTest(row.from)).map(name)).toEqual([])
  })

  it('lets only server/env.ts read the environment', () => {
    const readers = sources.filter(
      (path) => /^(contract|guidance|server|web)\//.test(path) && !isTest(path) && /process\.env\b/.test(textOf(path)),
    )
    expect(readers).toEqual(['server/env.ts'])
  })

  it('keeps validators out of what a page loads first: web/ takes only types from contract files that use zod', () => {
    const withZod = new Set(
      sources.filter(
        (path) =>
          path.startsWith('contract/') &&
          /from 'zod'/.test(textOf(path)) &&
          !/import type [^\n]* from 'zod'/.test(textOf(path)),
      ),
    )
    const lazyForms = /^web\/features\/accounts\/[\w-]*form[\w-]*\.tsx?$/
    const wrong = importsUnder('web/').filter(
      (row) => withZod.has(row.file ?? '') && !row.typeOnly && !lazyForms.test(row.from) && !isTest(row.from),
    )
    expect(wrong.map(name)).toEqual([])
  })
})

describe('the files', () => {
  it('are named after what they can do, never utils, helpers or the like', () => {
    const nameless = /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\.|\/|$)/i
    expect(projectFiles.filter((path) => nameless.test(path))).toEqual([])
  })

  it('stay below 300 lines', () => {
    // The engine is redesigned in an issue of its own.
    const excepted = /^(server\/db\/migrations|content|guidance|package-lock\.json)/
    const long = projectFiles.filter(
      (path) =>
        /\.(tsx?|mjs|css)$/.test(path) && !excepted.test(path) && textOf(path).trimEnd().split('\n').length > 300,
    )
    expect(long).toEqual([])
  })

  it('of tests belong to exactly one runner: journeys to the browser, the rest to Vitest', () => {
    const journeys = projectFiles.filter((path) => path.startsWith('tests/journeys/') && isTest(path))
    const misplaced = projectFiles.filter(
      (path) => /\.(spec|journey)\.tsx?$/.test(path) && !path.startsWith('tests/journeys/'),
    )
    expect({ journeys, misplaced }).toEqual({ journeys: [], misplaced: [] })
    for (const path of sources.filter(isTest)) expect(textOf(path), path).toMatch(/from 'vitest'/)
  })
})

describe('the papers', () => {
  const papers = projectFiles.filter((path) => path.endsWith('.md') && !path.startsWith('content/'))
  const looksLikePath = /^[\w.@-]+(\/[\w.@*<>{}[\]-]+)+\/?$|^[\w-]+\.(md|ts|tsx|mjs|json|css)$/

  it('name only paths that exist', () => {
    const missing = papers.flatMap((paper) =>
      [...textOf(paper).matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)[^)]*\)/g)]
        .map((found) => found[1] ?? found[2] ?? '')
        .filter((path) => looksLikePath.test(path) && !/[<{*]|^https?:|^(text|application|image)\//.test(path))
        .filter(
          (path) =>
            !existsSync(join(root, path)) &&
            !existsSync(join(root, paper, '..', path)) &&
            !projectFiles.some((file) => file.endsWith(`/${path}`)),
        )
        .map((path) => `${paper} names ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('point to names, not to line numbers, which move', () => {
    expect(papers.filter((paper) => /\.(ts|tsx|mjs|css):\d+|\bline \d+\b/.test(textOf(paper)))).toEqual([])
  })
})

describe('the lint', () => {
  it('knows errors and silence, no warnings', () => {
    const { categories, rules, overrides } = JSON.parse(textOf('.oxlintrc.json')) as {
      categories: object
      rules: object
      overrides: { rules: object }[]
    }
    const levels = [categories, rules, ...overrides.map((one) => one.rules)].flatMap(
      (group) => Object.values(group) as unknown[],
    )
    expect([...new Set(levels.map((level) => String(Array.isArray(level) ? level[0] : level)))].sort()).toEqual([
      'error',
      'off',
    ])
  })
})
