import type { Profile } from '#contract/guidance.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { withShelf } from '#server/features/shelf/read-shelf.ts'
import { getsPersonalAnswers } from '#server/policy.ts'
import { presentProfile } from './present.ts'
import { profileForGuidance, safetyProfile } from './profile-for-guidance.ts'
import { findProfileForAdvice } from './queries.ts'

/**
 * The answers of a member's stored skin profile and what the guidance engine takes of them; undefined if there is none. What keeps advice
 * from harming is for everyone; the rest is for members whose answers are personalised (decision M10).
 */
export const ownAnswers = async (
  member: Member,
  context: AppContext,
): Promise<{ answers: SkinProfile; profile: Profile; isPersonal: boolean } | undefined> => {
  const row = await findProfileForAdvice(context.database.queries, member.id)
  if (row === undefined) return undefined
  const answers = presentProfile(row)
  const isPersonal = getsPersonalAnswers(member, context.now())
  return { answers, profile: isPersonal ? profileForGuidance(answers) : safetyProfile(answers), isPersonal }
}

/**
 * The stored skin profile of a member for the guidance engine, with the products on their shelf; undefined for a visitor and if there is
 * neither.
 */
export const ownProfile = async (member: Member | null, context: AppContext): Promise<Profile | undefined> => {
  if (member === null) return undefined
  return withShelf((await ownAnswers(member, context))?.profile, member.id, context)
}
