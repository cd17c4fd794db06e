import type { User } from '#contract/accounts.ts'
import { statusAt } from '#contract/membership.ts'
import type { Member } from '#server/auth/sessions.ts'

/** A member as returned to that member, without the password hash. An ended trial is reported as free (decision M8). */
export const presentUser = (member: Member, now: Date): User => ({
  id: member.id,
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  profileImageUrl: member.profileImageUrl,
  subscriptionStatus: statusAt(member, now.getTime()),
  trialEndDate: member.trialEndDate?.toISOString() ?? null,
  isFoundingMember: member.isFoundingMember,
  signupDate: member.signupDate.toISOString(),
  registrationNumber: member.registrationNumber,
  authProvider: member.authProvider,
  emailVerified: member.emailVerified,
})
