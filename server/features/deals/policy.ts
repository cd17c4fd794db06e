import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { readsPremium } from '#server/policy.ts'

/** Deals are public; the code and the address of a premium one require a membership that includes them (decision M10). */
export const mayRedeem = (member: Member | null, deal: { isPremium: boolean }, context: AppContext): boolean =>
  !deal.isPremium || readsPremium(member, context.now())
