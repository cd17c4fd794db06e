import type { Profile } from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { getsPersonalAnswers } from '#server/policy.ts'
import { presentProfile } from './present.ts'
import { profileForGuidance, safetyProfile } from './profile-for-guidance.ts'
import { findProfileForAdvice } from './queries.ts'

/**
 * The stored skin profile of a member for the guidance engine; undefined if there is none. What keeps advice from harming is for everyone;
 * the rest is for members whose answers are personalised (decision M10).
 */
export const ownProfile = async (member: Member | null, context: AppContext): Promise<Profile | undefined> => {
  if (member === null) return undefined
  const row = await findProfileForAdvice(context.database.queries, member.id)
  if (row === undefined) return undefined
  const answers = presentProfile(row)
  return getsPersonalAnswers(member, context.now()) ? profileForGuidance(answers) : safetyProfile(answers)
}
