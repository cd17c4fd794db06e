import { expect, test } from 'vitest'
import { contestProgress } from './contest.ts'

test('the contest runs until 250 sign-ups, with the progress as a percentage', () => {
  expect(contestProgress(0)).toEqual({ signups: 0, percent: 0 })
  expect(contestProgress(50)).toEqual({ signups: 50, percent: 20 })
  expect(contestProgress(249)).toEqual({ signups: 249, percent: 99 })
  expect(contestProgress(250)).toBeNull()
  expect(contestProgress(1_000)).toBeNull()
})
