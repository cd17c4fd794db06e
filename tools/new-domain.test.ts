import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root, thisProject } from '../tests/house/project.ts'
import { generateDomain } from './new-domain.ts'

const copy = mkdtempSync(join(tmpdir(), 'skynn-new-domain-'))

beforeAll(() => {
  for (const file of thisProject.files.filter((path) => !/^(bench|content|docs|evaluation|tests)\//.test(path)))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

it('generates a domain that type-checks', () => {
  const { written, changed } = generateDomain(copy, 'skin-diaries')
  expect(written).toEqual(
    expect.arrayContaining(
      ['routes', 'fixtures', 'endpoint-cases', 'list-skin-diaries.test'].map(
        (name) => `server/features/skin-diaries/${name}.ts`,
      ),
    ),
  )
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  run('react-router', 'typegen')
  // The rest of the project has its own type check.
  const project = { extends: './tsconfig.json', include: [...written, ...changed] }
  writeFileSync(join(copy, 'tsconfig.domain.json'), JSON.stringify(project))
  let output = ''
  try {
    run('tsc', '-p', 'tsconfig.domain.json')
  } catch (error) {
    output = String((error as { stdout?: string }).stdout)
  }
  expect(
    output.split('\n').filter((line) => /skin-diaries|all\.ts|app\.ts|routes\.ts|endpoints\.ts/.test(line)),
  ).toEqual([])
}, 60_000)

it('refuses an existing name without writing anything', () => {
  expect(() => generateDomain(copy, 'articles')).toThrow(/already exists/)
})

it('refuses a name that is not a valid domain name', () => {
  expect(() => generateDomain(copy, '../etc')).toThrow(/lower case/)
})
