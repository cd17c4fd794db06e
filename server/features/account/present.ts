import type { Account, Consent } from '#contract/account.ts'
import { consentPurposes, joiningConsents } from '#contract/kinds/account-options.ts'
import type { ConsentRow } from '#server/consents/queries.ts'
import type { MemberRow } from './queries.ts'

export const presentAccount = (member: MemberRow): Account => ({
  firstName: member.firstName,
  lastName: member.lastName,
  displayName: member.displayName,
  profileImageUrl: member.profileImageUrl,
  mutedNotifications: member.mutedNotifications,
  eraseAt: member.eraseAt?.toISOString() ?? null,
  hasPassword: member.passwordHash !== null,
})

export const presentConsent = (purpose: Consent['purpose'], row: ConsentRow | undefined): Consent => ({
  purpose,
  granted: row?.granted ?? false,
  version: row?.version ?? null,
  decidedAt: row?.createdAt.toISOString() ?? null,
})

/** A consent for each purpose, in a fixed order. */
export const presentConsents = (rows: readonly ConsentRow[]): Consent[] =>
  [...consentPurposes, ...joiningConsents].map((purpose) =>
    presentConsent(
      purpose,
      rows.find((row) => row.purpose === purpose),
    ),
  )
