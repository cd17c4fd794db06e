import { refuseCommonPassword } from '#server/auth/common-passwords.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { AppContext } from '#server/app-context.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOf } from './link-tokens.ts'
import { passwordNotice } from './mails.ts'
import { passwordChanged } from './notices.ts'
import { confirmEmail, deleteSessionsOf, deleteTokensOf, findToken, takeToken, updatePassword } from './queries.ts'

const purposes = ['reset-password'] as const

/**
 * Sets a new password with the token of a link, and ends every session and every other link of the member: whoever knew the old password
 * is out. The link was read in the mailbox, so the address is confirmed too.
 * @throws Refusal link_expired; invalid_input for a common password, which leaves the link valid
 */
export const resetPassword = async (input: { token: string; password: string }, context: AppContext): Promise<void> => {
  const { database } = context
  const hash = hashOf(input.token)
  // Checked before the slow hashing, so that a made-up token costs little.
  if (!(await findToken(database.queries, hash, purposes, context.now()))) throw new Refusal('link_expired')
  refuseCommonPassword(input.password, 'body.password')
  const passwordHash = await hashPassword(input.password)
  const now = context.now()
  const { email } = await database.transaction(async (queries) => {
    const token = await takeToken(queries, hash, purposes, now)
    if (!token) throw new Refusal('link_expired')
    await updatePassword(queries, token.memberId, passwordHash, now)
    await confirmEmail(queries, token.memberId, token.email, now)
    await deleteSessionsOf(queries, token.memberId)
    await deleteTokensOf(queries, token.memberId)
    await notify(context, token.memberId, passwordChanged, queries)
    return token
  })
  context.mail.send('password-notice', async () => ({ to: email, content: passwordNotice(context.env.PUBLIC_ORIGIN) }))
}
