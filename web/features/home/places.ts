import type { CallAnswer } from '#web/api/endpoints.ts'

type Stats = Pick<CallAnswer<'GET /api/founding-members/stats'>, 'foundingMemberCount' | 'foundingCap'>

/** Founding places: how many there are, are taken and are left, and the number the next member gets. */
export type Places = { cap: number; taken: number; left: number; next: number }

/** Founding numbers are given in order and never twice (decision M3), so the next one follows from those taken. */
export const countPlaces = ({ foundingMemberCount, foundingCap }: Stats): Places => ({
  cap: foundingCap,
  taken: foundingMemberCount,
  left: Math.max(0, foundingCap - foundingMemberCount),
  next: foundingMemberCount + 1,
})
