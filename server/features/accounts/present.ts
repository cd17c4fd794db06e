import type { User } from '#contract/accounts.ts'
import type { Member } from '#server/auth/sessions.ts'

/** A member as returned to that member, without the password hash. An ended trial is reported as free (decision M8). */
export const presentUser = (member: Member, now: Date): User => ({
  id: member.id,
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  profileImageUrl: member.profileImageUrl,
  subscriptionStatus:
    member.subscriptionStatus === 'trial' && (member.trialEndDate === null || member.trialEndDate <= now)
      ? 'free'
      : member.subscriptionStatus,
  trialEndDate: member.trialEndDate?.toISOString() ?? null,
  isFoundingMember: member.isFoundingMember,
  signupDate: member.signupDate.toISOString(),
  registrationNumber: member.registrationNumber,
  authProvider: member.authProvider,
  emailVerified: member.emailVerified,
})
