import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkPassword } from './check-password.ts'
import { createLink, hasTooManyLinks } from './link-tokens.ts'
import { emailChangeNotice, emailInUseMail, newEmailMail } from './mails.ts'
import { findMemberByEmail } from './queries.ts'

/**
 * Sends a link to the new address and a notice to the current one, which stays the member's until the link is used. The response does not
 * tell whether another account has the new address.
 * @param address IP address of the client
 * @throws Refusal invalid_input; too_many_requests
 */
export const changeEmail = async (
  member: Member,
  input: { email: string; password: string },
  address: string,
  context: AppContext,
): Promise<void> => {
  const email = input.email.toLowerCase()
  await checkPassword(member, { password: input.password, field: 'body.password', address }, context)
  if (email === member.email) {
    const message = 'This is already your email address.'
    throw new Refusal('invalid_input', { message, issues: [{ path: 'body.email', message }] })
  }
  // Members choose the address, so this limit protects the mailboxes of strangers.
  if (await hasTooManyLinks(member.id, 'change-email', context))
    throw new Refusal('too_many_requests', { retryAfter: 3600 })
  // The link is created in any case, so that its number is limited in any case.
  const url = await createLink({ memberId: member.id, purpose: 'change-email', email }, context)
  context.mail.send('change-email', async () => {
    const owner = await findMemberByEmail(context.database.queries, email)
    return { to: email, content: owner ? emailInUseMail() : newEmailMail(url) }
  })
  context.mail.send('change-email-notice', async () => ({
    to: member.email,
    content: emailChangeNotice(email, context.env.PUBLIC_ORIGIN),
  }))
}
