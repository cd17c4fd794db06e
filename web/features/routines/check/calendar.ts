import type { RoutineCheck } from '#contract/routines.ts'

// iCalendar, RFC 5545.

const DAY = 86_400_000
/** Days that a product is tried on the arm before the face (guidance/routines/patch-test.ts). */
const ARM_DAYS = 3

const dateOf = (day: Date): string => day.toISOString().slice(0, 10).replaceAll('-', '')

/** Text with the characters that the format uses escaped. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (one) => `\\${one}`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Lines of at most 75 octets; a continuation begins with a space. */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  let [result, length] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > 75) [result, length] = [`${result}\r\n `, 1]
    result += character
    length += size
  }
  return result
}

type Event = { uid: string; day: Date; title: string; text: string }

/** Lasts all day, with a reminder at eight in the morning. */
const linesOf = ({ uid, day, title, text }: Event, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@skynn`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(new Date(day.getTime() + DAY))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:PT8H',
  'END:VALARM',
  'END:VEVENT',
]

/**
 * The patch-test plan as a calendar file with reminders: for each product the first day on the arm, and the first day on the face.
 * @param first the day on which the plan starts, at midnight UTC
 */
export const calendarOf = ({ how, order }: RoutineCheck['patchTest'], first: Date, now: Date): string => {
  const stamp = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const events = order.flatMap(({ name, week }): Event[] => {
    const day = new Date(first.getTime() + (week - 1) * 7 * DAY)
    const face = new Date(day.getTime() + ARM_DAYS * DAY)
    const uid = `${stamp}-${week}`
    return [
      { uid: `${uid}-arm`, day, title: `Patch test: ${name}`, text: how },
      {
        uid: `${uid}-face`,
        day: face,
        title: `If your arm stayed calm: ${name} on the face`,
        text: 'If it burned, itched or swelled, leave it out. Wait a week before the next new product.',
      },
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skynn//Routine//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Offers the reminders as a download, from today. */
export const downloadCalendar = (plan: RoutineCheck['patchTest']): void => {
  const now = new Date()
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
  const url = URL.createObjectURL(new Blob([calendarOf(plan, today, now)], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: 'skynn-patch-tests.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
