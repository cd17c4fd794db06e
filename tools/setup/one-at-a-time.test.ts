import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'skynn-one-at-a-time-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lets the second start only when the first is done', async () => {
  const mark = join(folder, 'two')
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} starts`)
    await pause(100)
    seen.push(`${name} ends`)
  }
  await Promise.all([oneAtATime(work('first'), mark), oneAtATime(work('second'), mark)])
  expect(seen).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  expect(existsSync(mark)).toBe(false)
})

test('gives the turn back when the work fails', async () => {
  const mark = join(folder, 'failing')
  await expect(oneAtATime(() => Promise.reject(new Error('no network')), mark)).rejects.toThrow('no network')
  expect(existsSync(mark)).toBe(false)
})

test('takes over from a process that is gone, and from a mark older than any set-up takes', async () => {
  const mark = join(folder, 'stale')
  let runs = 0
  const work = async () => void runs++
  writeFileSync(mark, '999999999')
  await oneAtATime(work, mark)
  writeFileSync(mark, String(process.pid))
  utimesSync(mark, 1, 1)
  await oneAtATime(work, mark)
  expect(runs).toBe(2)
})
