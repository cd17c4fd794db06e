import type { AppContext } from '#server/app-context.ts'
import { brokenConstraint } from '#server/db/unavailable.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOf } from './link-tokens.ts'
import { emailChanged } from './notices.ts'
import { confirmEmail, deleteTokensOf, replaceEmail, takeToken } from './queries.ts'

/**
 * Confirms the address that the link was sent to; the link to a new address makes it the member's. Every other link of the member goes to
 * the old address, so none of them stays valid then.
 * @throws Refusal link_expired; email_taken if another member has the new address by now
 */
export const verifyEmail = async (input: { token: string }, context: AppContext): Promise<{ email: string }> => {
  const now = context.now()
  try {
    return await context.database.transaction(async (queries) => {
      const token = await takeToken(queries, hashOf(input.token), ['verify-email', 'change-email'], now)
      if (!token) throw new Refusal('link_expired')
      const { memberId, email, purpose } = token
      const change = purpose === 'change-email' ? replaceEmail : confirmEmail
      if (!(await change(queries, memberId, email, now))) throw new Refusal('link_expired')
      if (purpose === 'change-email') {
        await deleteTokensOf(queries, memberId)
        await notify(context, memberId, emailChanged(email), queries)
      }
      return { email }
    })
  } catch (error) {
    if (brokenConstraint(error) === 'members_email') throw new Refusal('email_taken', { cause: error })
    throw error
  }
}
