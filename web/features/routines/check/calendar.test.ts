import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'

const plan = {
  how: 'On the arm, for three days; then wait.',
  order: [
    { name: 'Cream, plain', week: 1, why: 'Mild.', strong: false },
    {
      name: 'A retinol serum with a very long name that does not fit into one line of a calendar file',
      week: 2,
      why: '',
      strong: true,
    },
  ],
}
const text = calendarOf(plan, new Date('2026-12-28T00:00:00Z'), new Date('2026-12-28T06:30:00Z'))
const lines = text.split('\r\n')

test('the reminders begin on the first day, a week apart, and go to the face after three days on the arm', () => {
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20261231',
    'DTSTART;VALUE=DATE:20270104',
    'DTSTART;VALUE=DATE:20270107',
  ])
  expect(lines.filter((line) => line === 'TRIGGER:PT8H')).toHaveLength(4)
})

test('the calendar file escapes text and folds lines longer than 75 octets, as RFC 5545 asks', () => {
  expect(lines).toContain(String.raw`SUMMARY:Patch test: Cream\, plain`)
  expect(text).toContain(String.raw`DESCRIPTION:On the arm\, for three days\; then wait.`)
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Patch test: A retinol serum with a very long name that does not fit into one line',
  )
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
