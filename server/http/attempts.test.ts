import { expect, test } from 'vitest'
import { createAttempts } from './attempts.ts'

const MINUTE = 60_000
let now = 0
const clock = () => new Date(now)
const from = (address: string, account = 'a') => ({ account, address })

test('each failure expires after 15 minutes', () => {
  const attempts = createAttempts(clock, 1)
  for (let failure = 0; failure < 10; failure += 1) {
    attempts.failed(from('203.0.113.1'))
    now += MINUTE
  }
  expect(attempts.waitFor(from('203.0.113.1'))).toBe(5 * 60)
  expect(attempts.waitFor(from('203.0.113.2'))).toBe(0)
  now += 5 * MINUTE
  expect(attempts.waitFor(from('203.0.113.1'))).toBe(0)
  attempts.failed(from('203.0.113.1'))
  expect(attempts.waitFor(from('203.0.113.1'))).toBe(60)
})

test('the limits scale with the factor, down to one attempt', () => {
  const strict = createAttempts(clock, 0.001)
  expect(strict.waitFor(from('203.0.113.1'))).toBe(0)
  strict.failed(from('203.0.113.1'))
  expect(strict.waitFor(from('203.0.113.1'))).toBe(900)
  const generous = createAttempts(clock, 2)
  for (let failure = 0; failure < 19; failure += 1) generous.failed(from('203.0.113.1'))
  expect(generous.waitFor(from('203.0.113.1'))).toBe(0)
})

test('the oldest accounts are evicted, so that an attack on ever new accounts uses bounded memory', () => {
  const attempts = createAttempts(clock, 0.1)
  const account = (number: number) => from('203.0.113.1', `account ${number}`)
  for (let number = 0; number <= 50_000; number += 1) attempts.failed(account(number))
  expect(attempts.waitFor(account(0))).toBe(0)
  expect(attempts.waitFor(account(1))).toBeGreaterThan(0)
  expect(attempts.waitFor(account(50_000))).toBeGreaterThan(0)
})
