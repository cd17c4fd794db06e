const noBreak = '\u00a0'
const months = 'January February March April May June July August September October November December'.split(' ')

/** A whole number with a no-break space for thousands: `2 000`. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, noBreak)
}

/**
 * A price in South African notation: `R199.99`, `R1 299.00`, with a no-break space for thousands and a point for cents.
 * @param cents whole cents; a fraction is rounded to the nearest cent
 */
export function formatRand(cents: number): string {
  const whole = Math.round(Math.abs(cents))
  const rand = formatNumber(Math.floor(whole / 100))
  return `${cents < 0 && whole > 0 ? '−' : ''}R${rand}.${String(whole % 100).padStart(2, '0')}`
}

// South Africa has used UTC+2 without daylight saving time since 1944 (IANA tz database, Africa/Johannesburg).
const offset = 2 * 60 * 60 * 1000

/**
 * A date in South African time, the same on the server and in every browser: `16 November 2026` (long, the default), `November 2026`
 * (month) or `16 Nov 2026` (short). Accepts a calendar date or an instant in ISO 8601; returns an empty string for anything else.
 */
export function formatDate(iso: string, style: 'long' | 'month' | 'short' = 'long'): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return ''
  const local = new Date(instant + offset)
  const name = months[local.getUTCMonth()] ?? ''
  const year = local.getUTCFullYear()
  if (style === 'month') return `${name} ${year}`
  return `${local.getUTCDate()} ${style === 'short' ? name.slice(0, 3) : name} ${year}`
}

/** A time of day in South African time, on the 24-hour clock: `08:15`. Returns an empty string for anything but an instant. */
export function formatTime(iso: string): string {
  const instant = Date.parse(iso)
  return Number.isNaN(instant) ? '' : new Date(instant + offset).toISOString().slice(11, 16)
}

/**
 * A count that fits a card: `999`, `1K`, `1.2K`, `24.6K`, `1M`. One decimal unless it is zero, always rounded down, so no count looks
 * larger than it is.
 */
export function formatCount(count: number): string {
  if (count < 1_000) return String(Math.max(0, Math.floor(count)))
  const [unit, letter] = count < 1_000_000 ? ([1_000, 'K'] as const) : ([1_000_000, 'M'] as const)
  return `${Math.floor(count / (unit / 10)) / 10}${letter}`
}

/** A duration: `7 min`, `1 h`, `1 h 20 min`; at least one minute. Number and unit are joined by a no-break space. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return [hours && `${hours}${noBreak}h`, rest && `${rest}${noBreak}min`].filter(Boolean).join(' ')
}

/** Rows of one day in South African time. */
export type Day<Row> = { label: string; rows: Row[] }

/**
 * Groups rows, newest first, by day: Today, Yesterday, then the date.
 * @param timeOf the instant of a row in ISO 8601
 * @param now milliseconds since 1970
 */
export const byDay = <Row>(rows: readonly Row[], timeOf: (row: Row) => string, now: number): Day<Row>[] => {
  const today = formatDate(new Date(now).toISOString())
  const yesterday = formatDate(new Date(now - 24 * 60 * 60 * 1000).toISOString())
  const days: Day<Row>[] = []
  for (const row of rows) {
    const date = formatDate(timeOf(row))
    const label = date === today ? 'Today' : date === yesterday ? 'Yesterday' : date
    const last = days.at(-1)
    if (last?.label === label) last.rows.push(row)
    else days.push({ label, rows: [row] })
  }
  return days
}
