import { expect, test } from 'vitest'
import { summary } from './summary.ts'

test('shows a row per part and ends with the totals on their own line', () => {
  const text = summary([
    { name: 'Lint', counts: { passed: 1, failed: 0, skipped: 0 }, seconds: 1.24 },
    { name: 'Server', note: 'PGlite 0.5.16', counts: { passed: 40, failed: 2, skipped: 1 }, seconds: 31 },
    {
      name: 'Server',
      note: 'PostgreSQL did not run, no server',
      counts: { passed: 0, failed: 0, skipped: 43 },
      seconds: 0,
    },
  ])
  expect(text).toBe(
    [
      '',
      '  Lint                                       passed                            1.2 s',
      '  Server: PGlite 0.5.16                      40 passed, 2 FAILED, 1 skipped   31.0 s',
      '  Server: PostgreSQL did not run, no server  43 skipped',
      '',
      '41 passed, 2 failed, 44 skipped',
    ].join('\n'),
  )
})

test('lists up to twenty failures before the table, and the number of others', () => {
  const failures = Array.from({ length: 22 }, (_, at) => `test ${at + 1}: was wrong`)
  const lines = summary([{ name: 'Units', counts: { passed: 0, failed: 22, skipped: 0 }, seconds: 1, failures }]).split(
    '\n',
  )
  expect(lines.slice(0, 3)).toEqual(['', 'FAILED', '  Units: test 1: was wrong'])
  expect(lines).toContain('  and 2 more')
  expect(lines.at(-1)).toBe('0 passed, 22 failed, 0 skipped')
})
