import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

const MINUTE = 60_000
let now = 0
const clock = () => new Date(now)

test('failures are forgotten one by one as they grow a quarter of an hour old', () => {
  const attempts = createAttempts(clock, 1)
  for (let failure = 0; failure < 10; failure += 1) {
    attempts.failed('a')
    now += MINUTE
  }
  expect(attempts.waitFor('a')).toBe(5 * 60)
  now += 5 * MINUTE
  expect(attempts.waitFor('a')).toBe(0)
  attempts.failed('a')
  expect(attempts.waitFor('a')).toBe(60)
})

test('the limit grows and shrinks with the factor, and never below one try', () => {
  const strict = createAttempts(clock, 0.001)
  expect(strict.waitFor('a')).toBe(0)
  strict.failed('a')
  expect(strict.waitFor('a')).toBe(900)
  const generous = createAttempts(clock, 2)
  for (let failure = 0; failure < 19; failure += 1) generous.failed('a')
  expect(generous.waitFor('a')).toBe(0)
})

test('memory stays bounded under an attack on ever new accounts: the oldest are forgotten', () => {
  const attempts = createAttempts(clock, 0.1)
  for (let account = 0; account <= 50_000; account += 1) attempts.failed(`account ${account}`)
  expect(attempts.waitFor('account 0')).toBe(0)
  expect(attempts.waitFor('account 1')).toBeGreaterThan(0)
  expect(attempts.waitFor('account 50000')).toBeGreaterThan(0)
})
