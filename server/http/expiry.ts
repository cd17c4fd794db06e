/** The earliest of these moments; undefined if there is none. */
export const earliest = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.reduce((first, one) => (first === undefined || (one !== undefined && one < first) ? one : first), undefined)

/** The moment in an `Expires` header, in milliseconds; infinity without one. Whole seconds, rounded down. */
export const expiryOf = ({ expires }: Readonly<Record<string, string>>): number =>
  expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires)
