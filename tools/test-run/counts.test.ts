import { expect, test } from 'vitest'
import { countPlaywright, countVitest, failedInPlaywright, failedInVitest } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('counts passed, failed and skipped tests across all files', () => {
  const report = {
    testResults: [file('passed', 'passed', 'passed', 'pending', 'todo'), file('failed', 'passed', 'failed')],
  }
  expect(countVitest(report, false)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('counts a file that does not load as one failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, false)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test('counts a failed runner as a failure even when every test passed or there is no report', () => {
  expect(countVitest({ testResults: [file('passed', 'passed')] }, false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(countVitest(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, false).failed).toBe(1)
})

test('counts a journey that passed only on a retry as failed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }
  expect(countPlaywright(report, false)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('lists each failed test with the first line of its error, and each file that does not load', () => {
  const report = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'a label is read',
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at x.ts'],
          },
          { status: 'passed' },
        ],
      },
      { status: 'failed', name: 'y.test.ts', message: 'Cannot find z', assertionResults: [] },
    ],
  }
  expect(failedInVitest(report)).toEqual(['a label is read: expected 1 to be 2', 'y.test.ts: Cannot find z'])
})

test('lists each journey that failed or passed only on a retry, at any nesting depth', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }, {}] }],
  })
  const report = {
    suites: [
      {
        specs: [spec('reads', 'expected')],
        suites: [{ specs: [spec('saves', 'flaky', 'Timed out'), spec('joins', 'unexpected', 'No field')] }],
      },
    ],
  }
  expect(failedInPlaywright(report)).toEqual(['saves: Timed out', 'joins: No field'])
})
