import type { Profile } from '#contract/guidance.ts'
import { checkLabel } from '#guidance/checks.ts'
import { phoneKnowledge } from '#web/api/phone-knowledge.ts'
import type { CheckedLabel } from './use-label-check.ts'

/** The check of a label without a connection (decision 31). What somebody owns, and a stored profile, are only known to the server. */
export const checkOffline = (text: string, profile: Profile | undefined): CheckedLabel => ({
  ...checkLabel(phoneKnowledge(), text, profile),
  besideOwned: [],
  profileUsed: profile === undefined ? 'none' : 'sent',
})
