import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { findCurrentConsents } from '#server/consents/queries.ts'

/** Whether the member allows that this provider gets their messages. A consent that named another provider does not count. */
const hasAllowed = async ({ database }: AppContext, member: Member, provider: string): Promise<boolean> =>
  (await findCurrentConsents(database.queries, member.id)).some(
    ({ purpose, version, granted }) => purpose === 'assistant-provider' && granted && version === provider,
  )

/** Whether a message may be sent to the provider of the language model: by the member's consent, or by the visitor's with the message. */
export const mayAskProvider = async (
  context: AppContext,
  { allowProvider = false }: { allowProvider?: boolean | undefined },
  member: Member | null,
): Promise<boolean> => {
  const { languageModel } = context
  if (languageModel === undefined) return false
  return member === null ? allowProvider : hasAllowed(context, member, languageModel.model.name)
}

/** The provider as the chat names it; null without a language model. */
export const describeProvider = async (
  context: AppContext,
  member: Member | null,
): Promise<{ name: string; isAllowed: boolean } | null> => {
  const name = context.languageModel?.model.name
  if (name === undefined) return null
  return { name, isAllowed: member !== null && (await hasAllowed(context, member, name)) }
}
