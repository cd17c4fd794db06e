import type { foundingStats } from '#contract/routes/accounts.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'

type Stats = Pick<ResponseOf<typeof foundingStats>, 'foundingMemberCount' | 'foundingCap'>

/** Founding places: total, taken and left, and the number of the next member. */
export type Places = { cap: number; taken: number; left: number; next: number }

/** Derives the places left and the next number. Founding numbers are sequential and never reused (decision M3). */
export const countPlaces = ({ foundingMemberCount, foundingCap }: Stats): Places => ({
  cap: foundingCap,
  taken: foundingMemberCount,
  left: Math.max(0, foundingCap - foundingMemberCount),
  next: foundingMemberCount + 1,
})
