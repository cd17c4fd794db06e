import { formatDate } from './format.ts'

/** Rows of one day in South African time. */
export type Day<Row> = { label: string; rows: Row[] }

const DAY = 86_400_000

/**
 * Groups rows, newest first, by day: Today, Yesterday, then the date.
 * @param timeOf the instant of a row in ISO 8601
 * @param now milliseconds since 1970
 */
export const byDay = <Row>(rows: readonly Row[], timeOf: (row: Row) => string, now: number): Day<Row>[] => {
  const today = formatDate(new Date(now).toISOString())
  const yesterday = formatDate(new Date(now - DAY).toISOString())
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
