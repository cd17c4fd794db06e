import { describe, expect, it } from 'vitest'
import { byDay, formatCount, formatDate, formatMinutes, formatRand, formatTime } from './format.ts'

describe('formatRand', () => {
  it.each([
    [19_999, 'R199.99'],
    [129_900, 'R1\u00a0299.00'],
    [123_456_789, 'R1\u00a0234\u00a0567.89'],
    [5, 'R0.05'],
    [0, 'R0.00'],
    [-5_000, '−R50.00'],
    [-0.2, 'R0.00'],
    [1_999.6, 'R20.00'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatRand(cents)).toBe(text)
  })
})

describe('formatDate', () => {
  it('formats a calendar date in each style', () => {
    expect(formatDate('2026-11-16')).toBe('16 November 2026')
    expect(formatDate('2026-11-16', 'month')).toBe('November 2026')
    expect(formatDate('2026-09-04', 'short')).toBe('4 Sep 2026')
  })
  it('dates a late-evening UTC instant to the next day in Johannesburg', () => {
    expect(formatDate('2026-12-31T22:30:00Z')).toBe('1 January 2027')
    expect(formatDate('2026-12-31T21:59:59Z')).toBe('31 December 2026')
  })
  it('matches Intl.DateTimeFormat for Africa/Johannesburg all year round', () => {
    const platform = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Johannesburg',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    for (let hour = 0; hour < 8_760; hour += 5) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour))
      expect(formatDate(instant.toISOString())).toBe(platform.format(instant))
    }
  })
  it('returns an empty string for an invalid date', () => {
    expect(formatDate('soon')).toBe('')
  })
})

describe('formatTime', () => {
  it.each([
    ['2026-12-31T22:05:00Z', '00:05'],
    ['2026-06-01T11:59:59Z', '13:59'],
    ['soon', ''],
  ])('formats %s as %j', (iso, text) => {
    expect(formatTime(iso)).toBe(text)
  })
})

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_049, '1K'],
    [1_250, '1.2K'],
    [9_999, '9.9K'],
    [24_600, '24.6K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [2_500_000, '2.5M'],
    [-3, '0'],
  ])('formats %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})

describe('formatMinutes', () => {
  it.each([
    [0, '1\u00a0min'],
    [7, '7\u00a0min'],
    [60, '1\u00a0h'],
    [80, '1\u00a0h 20\u00a0min'],
  ])('formats %d minutes as %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text)
  })
})

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
