import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { readsPremium } from '#server/policy.ts'

/** Everyone reads articles; the body of a premium one is for members whose plan includes it. */
export const mayReadBody = (member: Member | null, article: { isPremium: boolean }, context: AppContext): boolean =>
  !article.isPremium || readsPremium(member, context.now())
