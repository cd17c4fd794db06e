/** South Africa is two hours ahead of UTC all year round, in milliseconds. */
const AHEAD = 2 * 3_600_000

/** The day of a moment in South Africa: `2026-06-08`. */
export const southAfricanDay = (moment: Date): string => new Date(moment.getTime() + AHEAD).toISOString().slice(0, 10)
