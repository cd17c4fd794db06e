import { refuseCommonPassword } from '#server/auth/common-passwords.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { checkPassword } from './check-password.ts'
import { passwordNotice } from './mails.ts'
import { passwordChanged } from './notices.ts'
import { deleteSessionsOf, deleteTokensOf, updatePassword } from './queries.ts'

/**
 * Changes the password and ends all other sessions and all links of the member.
 * @param client IP address of the client, and the `sid` of the session that stays
 * @throws Refusal invalid_input; too_many_requests
 */
export const changePassword = async (
  member: Member,
  input: { currentPassword: string; newPassword: string },
  client: { address: string; sid: string | undefined },
  context: AppContext,
): Promise<void> => {
  refuseCommonPassword(input.newPassword, 'body.newPassword')
  await checkPassword(
    member,
    { password: input.currentPassword, field: 'body.currentPassword', address: client.address },
    context,
  )
  const passwordHash = await hashPassword(input.newPassword)
  await context.database.transaction(async (queries) => {
    await updatePassword(queries, member.id, passwordHash, context.now())
    await deleteSessionsOf(queries, member.id, client.sid)
    await deleteTokensOf(queries, member.id)
    await notify(context, member.id, passwordChanged, queries)
  })
  context.mail.send('password-notice', async () => ({
    to: member.email,
    content: passwordNotice(context.env.PUBLIC_ORIGIN),
  }))
}
