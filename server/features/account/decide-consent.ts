import type { Consent } from '#contract/account.ts'
import type { ConsentPurpose } from '#contract/kinds/account-options.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { findCurrentConsents } from '#server/consents/queries.ts'
import { recordConsents, versionsOf } from '#server/consents/record-consents.ts'
import { presentConsent, presentConsents } from './present.ts'

export const listConsents = async (member: Member, { database }: AppContext): Promise<Consent[]> =>
  presentConsents(await findCurrentConsents(database.queries, member.id))

/** Records that the member gives or withdraws consent, with the date and the version of the text. */
export const decideConsent = async (
  { purpose, granted }: { purpose: ConsentPurpose; granted: boolean },
  member: Member,
  { database, now, languageModel }: AppContext,
): Promise<Consent> => {
  const provider = purpose === 'assistant-provider' ? languageModel?.model.name : undefined
  const versions: Record<string, string> =
    provider === undefined ? await versionsOf([purpose]) : { [purpose]: provider }
  const [row] = await recordConsents(database.queries, { memberId: member.id, versions, granted, now: now() })
  return presentConsent(purpose, row)
}
