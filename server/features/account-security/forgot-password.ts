import type { AppContext } from '#server/app-context.ts'
import { createLink, hasTooManyLinks } from './link-tokens.ts'
import { resetMail } from './mails.ts'
import { findMemberByEmail } from './queries.ts'

/**
 * Sends a link to reset the password, if the address has an account. Even the lookup runs after the response, so that neither its content
 * nor its time depends on whether the address is known.
 */
export const forgotPassword = (input: { email: string }, context: AppContext): void => {
  const email = input.email.toLowerCase()
  context.mail.send('reset-password', async () => {
    const member = await findMemberByEmail(context.database.queries, email)
    if (!member || (await hasTooManyLinks(member.id, 'reset-password', context))) return null
    const url = await createLink({ memberId: member.id, purpose: 'reset-password', email }, context)
    return { to: email, content: resetMail(url) }
  })
}
