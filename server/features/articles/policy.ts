import type { Member } from '#server/auth/sessions.ts'
import type { House } from '#server/house.ts'
import { readsPremium } from '#server/policy.ts'

/** Everyone reads articles; the body of a premium one is for members whose plan includes it. */
export const mayReadBody = (member: Member | null, article: { isPremium: boolean }, house: House): boolean =>
  !article.isPremium || readsPremium(member, house.now())
