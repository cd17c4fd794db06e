import type { LabelAdvice, Profile } from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'

/** The stored profile without the product whose own label is checked: it does not clash with itself. */
const withoutItself = (stored: Profile | undefined, text: string): Profile | undefined =>
  stored?.owned === undefined
    ? stored
    : {
        ...stored,
        owned: Object.fromEntries(Object.entries(stored.owned).filter(([, label]) => label.trim() !== text.trim())),
      }

/** Checks a printed ingredient list for the profile of the request, or else for the stored one of the member. */
export const checkLabel = async (
  context: AppContext,
  { text, profile }: { text: string; profile?: Profile | undefined },
  member: Member | null,
): Promise<LabelAdvice> => {
  const stored = profile === undefined ? await ownProfile(member, context) : undefined
  const check = await context.advice.run('checkLabel', { text, profile: profile ?? withoutItself(stored, text) })
  return { ...check, profileUsed: profile !== undefined ? 'sent' : stored === undefined ? 'none' : 'stored' }
}
