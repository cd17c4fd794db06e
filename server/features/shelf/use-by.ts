/**
 * The day until which a product may be used: so many months after the day it was opened, or the last day of that month where it is shorter.
 * @param openedOn a calendar date, `2026-01-31`
 */
export const dateToUseBy = (openedOn: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = openedOn.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
