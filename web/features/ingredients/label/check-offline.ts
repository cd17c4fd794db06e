import phonePack from 'virtual:phone-pack'
import type { Profile } from '#contract/guidance.ts'
import { checkLabel, type Knowledge, openKnowledge } from '#guidance/checks.ts'
import type { CheckedLabel } from './use-label-check.ts'

let knowledge: Knowledge | undefined

/** The check of a label without a connection (decision 31). What somebody owns, and a stored profile, are only known to the server. */
export const checkOffline = (text: string, profile: Profile | undefined): CheckedLabel => {
  knowledge ??= openKnowledge(phonePack)
  return {
    ...checkLabel(knowledge, text, profile),
    besideOwned: [],
    profileUsed: profile === undefined ? 'none' : 'sent',
  }
}
