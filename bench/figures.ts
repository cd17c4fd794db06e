/** The value below which this share (0 to 1) of the figures is. @throws RangeError without figures */
export const quantile = (figures: readonly number[], share: number): number => {
  const sorted = figures.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new RangeError('there are no figures')
  return value
}

/** The middle figure; for an even number of figures the mean of the middle two. @throws RangeError without figures */
export const median = (figures: readonly number[]): number => {
  const upper = quantile(figures, 0.5)
  return figures.length % 2 === 1 ? upper : (upper + quantile(figures, 0.5 - 1 / figures.length)) / 2
}

/** A figure with three significant digits, and no decimals from a hundred on. */
export const digits = (value: number): string =>
  value >= 100
    ? Math.round(value).toLocaleString('en').replaceAll(',', ' ')
    : value >= 10
      ? value.toFixed(1)
      : value.toFixed(2)

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export const megabytes = (bytes: number): string => String(Math.round(bytes / 1_000_000))
