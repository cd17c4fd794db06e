import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { createLink, hasTooManyLinks } from './link-tokens.ts'
import { verificationMail } from './mails.ts'

/** Sends the link that confirms the member's address, in the background. */
export const sendVerification = ({ id, email }: Pick<Member, 'id' | 'email'>, context: AppContext): void => {
  context.mail.send('verify-email', async () => {
    if (await hasTooManyLinks(id, 'verify-email', context)) return null
    const url = await createLink({ memberId: id, purpose: 'verify-email', email }, context)
    return { to: email, content: verificationMail(url) }
  })
}
