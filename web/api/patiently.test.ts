import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { patiently } from './patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call that fails with these errors in turn, and then succeeds. */
const failing = (...errors: Error[]) =>
  vi.fn<() => Promise<string>>(async () => {
    const error = errors.shift()
    if (error !== undefined) throw error
    return 'done'
  })
const starting = () => new ApiError(503, '{}', '5')
const runAll = () => vi.advanceTimersByTimeAsync(60_000)

test('a call is made again after the time that the server names, and the wait is announced once', async () => {
  const work = failing(starting(), starting())
  const onWait = vi.fn<() => void>()
  const result = patiently(work, onWait)
  await vi.advanceTimersByTimeAsync(4999)
  expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1])
  await runAll()
  expect(await result).toBe('done')
  expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([3, 1])
})

test('four tries are the most', async () => {
  const work = failing(...Array.from({ length: 9 }, starting))
  const result = patiently(work, () => {}).catch((error: unknown) => error)
  await runAll()
  expect(await result).toBeInstanceOf(ApiError)
  expect(work).toHaveBeenCalledTimes(4)
})

test.each([
  ['an answer that took too long, without a time', new ApiError(503, '{}')],
  ['a time of minutes', new ApiError(503, '{}', '120')],
  ['a date', new ApiError(503, '{}', 'Mon, 30 Nov 2026 10:00:00 GMT')],
  ['too many tries', new ApiError(429, '{}', '5')],
  ['a lost connection', new ApiError(0, '')],
])('nothing is tried again after %s', async (_, error) => {
  const work = failing(error)
  await expect(patiently(work, () => {})).rejects.toBe(error)
  expect(work).toHaveBeenCalledTimes(1)
})

test('who stops waiting is not answered', async () => {
  const work = failing(starting())
  const stop = new AbortController()
  const result = patiently(work, () => {}, stop.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  stop.abort()
  expect(await result).toBeInstanceOf(ApiError)
  expect(work).toHaveBeenCalledTimes(1)
})
