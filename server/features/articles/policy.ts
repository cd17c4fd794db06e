import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { readsPremium } from '#server/policy.ts'

/** Articles are public; the body of a premium one requires a membership that includes it. */
export const mayReadBody = (member: Member | null, article: { isPremium: boolean }, context: AppContext): boolean =>
  !article.isPremium || readsPremium(member, context.now())
