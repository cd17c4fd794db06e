import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

const base = mkdtempSync(join(tmpdir(), 'skynn-fingerprint-'))
afterAll(() => rmSync(base, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), text)
}

test('stays the same when only the date of a file changes, as after a checkout', () => {
  write('web/a.ts', 'a')
  const before = fingerprint(base, ['web'])
  utimesSync(join(base, 'web/a.ts'), 1, 1)
  expect(fingerprint(base, ['web'])).toBe(before)
})

test('changes with the contents, the name and the folder of a file', () => {
  write('one/a.ts', 'a')
  const prints = [fingerprint(base, ['one'])]
  write('one/a.ts', 'b')
  prints.push(fingerprint(base, ['one']))
  write('one/b.ts', '')
  prints.push(fingerprint(base, ['one']))
  write('one/deep/c.ts', '')
  prints.push(fingerprint(base, ['one']))
  expect(new Set(prints).size).toBe(4)
})

test('differs when bytes move from one file to the next, although the concatenation is the same', () => {
  write('x/a', 'ab')
  write('x/b', 'c')
  write('y/a', 'a')
  write('y/b', 'bc')
  expect(fingerprint(join(base, 'x'), ['a', 'b'])).not.toBe(fingerprint(join(base, 'y'), ['a', 'b']))
})

test('ignores excluded files, and treats a missing path as empty', () => {
  write('two/a.ts', 'a')
  const before = fingerprint(base, ['two'])
  write('two/a.test.ts', 'test')
  expect(fingerprint(base, ['two', 'nowhere'], (path) => !path.endsWith('.test.ts'))).toBe(before)
})
