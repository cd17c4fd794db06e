import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

it('rows are grouped by the day in Johannesburg, where midnight is at 22:00 UTC', () => {
  const times = [
    '2026-06-10T22:00:00.000Z',
    '2026-06-10T21:59:59.999Z',
    '2026-06-09T22:00:00.000Z',
    '2026-06-09T21:59:59.999Z',
    '2025-12-31T08:00:00.000Z',
  ]
  const days = byDay(times, (time) => time, Date.parse('2026-06-11T05:00:00Z'))
  expect(days.map(({ label, rows }) => [label, rows.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['9 June 2026', 1],
    ['31 December 2025', 1],
  ])
})
