import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'skynn-one-at-a-time-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('starts the second only when the first is done', async () => {
  const lock = join(folder, 'two')
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} starts`)
    await pause(100)
    seen.push(`${name} ends`)
  }
  await Promise.all([oneAtATime(work('first'), lock), oneAtATime(work('second'), lock)])
  expect(seen).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test('releases the lock when the work fails', async () => {
  const lock = join(folder, 'failing')
  await expect(oneAtATime(() => Promise.reject(new Error('no network')), lock)).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

test('takes over the lock of a process that no longer exists, and a lock older than the limit', async () => {
  const lock = join(folder, 'stale')
  let runs = 0
  const work = async () => void runs++
  writeFileSync(lock, '999999999')
  await oneAtATime(work, lock)
  writeFileSync(lock, String(process.pid))
  utimesSync(lock, 1, 1)
  await oneAtATime(work, lock)
  expect(runs).toBe(2)
})
