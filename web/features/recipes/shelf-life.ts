const DAY = 24 * 60 * 60 * 1000

/** How long something keeps: "1 day", "3 days", "2 months". */
export const keepsFor = (days: number): string => {
  const [count, unit] = days >= 30 && days % 30 === 0 ? [days / 30, 'month'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The day on which to throw away what was made on another day, as calendar dates; undefined for an invalid date. */
export const discardDate = (madeOn: string, days: number): string | undefined => {
  const made = Date.parse(madeOn)
  return Number.isNaN(made) ? undefined : new Date(made + days * DAY).toISOString().slice(0, 10)
}

/** Today's date in South Africa, which is two hours ahead of UTC all year. */
export const today = (): string => new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10)
