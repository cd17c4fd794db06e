import { formatDate } from '#web/ui/format.ts'

const DAY = 24 * 60 * 60 * 1000
/** Days before the end at which it is marked. */
const SOON = 30

/** Today's date in South Africa, which is two hours ahead of UTC all year. */
export const today = (): string => new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10)

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whole months from one calendar date to a later one. */
const monthsBetween = (from: string, to: string): number => {
  const [start, end] = [new Date(from), new Date(to)]
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return end.getUTCDate() < start.getUTCDate() ? months - 1 : months
}

/** How long a product may still be used, in words, and whether that is soon over. Both are calendar dates, `2026-11-30`. */
export const useByWords = (useBy: string, now: string): { words: string; state: 'fine' | 'soon' | 'over' } => {
  const days = Math.round((Date.parse(useBy) - Date.parse(now)) / DAY)
  if (days < 0) return { words: `Use-by date was ${formatDate(useBy, 'short')}`, state: 'over' }
  if (days === 0) return { words: 'Use it up today', state: 'soon' }
  if (days <= SOON) return { words: `Use within ${counted(days, 'day')}`, state: 'soon' }
  return { words: `Use within ${counted(monthsBetween(now, useBy), 'month')}`, state: 'fine' }
}
