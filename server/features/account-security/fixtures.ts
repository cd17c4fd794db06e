import type { AppContext } from '#server/app-context.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import type { Mail } from '#server/mail/delivery.ts'
import { createLink } from './link-tokens.ts'
import type { TokenPurpose } from './queries.ts'

/** The token in the address of a link. */
const tokenIn = (url: string | undefined): string => url?.split('#token=')[1] ?? ''

/** The token of the link in a mail. */
export const tokenOf = (mail: Mail | undefined): string => tokenIn(mail?.content.action?.url)

/** The token of a link that a new member has got. */
export const createToken = async (context: AppContext, purpose: TokenPurpose): Promise<string> => {
  const { id, email } = await createMember(context)
  return tokenIn(await createLink({ memberId: id, email, purpose }, context))
}
