import { joiningConsents } from '#contract/account-options.ts'
import type { Tier } from '#contract/accounts.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { type Member, openSession } from '#server/auth/sessions.ts'
import { recordConsents, versionsOf } from '#server/consents/record-consents.ts'
import { brokenConstraint } from '#server/db/unavailable.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tierOf } from '#server/policy.ts'
import { insertMember, type NewMember, takeRegistrationNumber } from './queries.ts'

const membershipFor = (
  tier: Tier,
  now: Date,
  trialDays: number,
): Pick<NewMember, 'subscriptionStatus' | 'trialEndDate' | 'isFoundingMember'> =>
  tier === 'founding'
    ? { subscriptionStatus: 'free_lifetime', trialEndDate: null, isFoundingMember: true }
    : {
        subscriptionStatus: 'trial',
        trialEndDate: new Date(now.getTime() + trialDays * 86_400_000),
        isFoundingMember: false,
      }

type SignedIn = { member: Member; token: string }

/**
 * Creates an account and signs in. The number and its tier are determined in the transaction that inserts the member, so that exactly
 * the first `foundingCap` are founding members (decision M3); a refused registration does not use up its number. Accepting the terms, which
 * also confirms the age of 16, is recorded with its date.
 * @throws Refusal email_taken; payment_required once all free places are taken
 */
export const openAccount = async (
  input: { email: string; passwordHash: string },
  context: AppContext,
): Promise<SignedIn> => {
  const now = context.now()
  const versions = await versionsOf(joiningConsents)
  try {
    return await context.database.transaction(async (queries) => {
      const registrationNumber = await takeRegistrationNumber(queries)
      const tier = tierOf(registrationNumber, context.policy)
      if (tier === 'paid') throw new Refusal('payment_required')
      const member = await insertMember(queries, {
        email: input.email.toLowerCase(),
        passwordHash: input.passwordHash,
        registrationNumber,
        signupDate: now,
        ...membershipFor(tier, now, context.policy.trialDays),
      })
      await recordConsents(queries, { memberId: member.id, versions, granted: true, now })
      return { member, token: await openSession(queries, member.id, now) }
    })
  } catch (error) {
    if (brokenConstraint(error) === 'members_email') throw new Refusal('email_taken', { cause: error })
    throw error
  }
}

/**
 * Creates an account with a password. The slow hashing runs first, because other registrations wait while the counter row is locked.
 * @throws Refusal as `openAccount`
 */
export const registerMember = async (
  input: { email: string; password: string },
  context: AppContext,
): Promise<SignedIn> => openAccount({ email: input.email, passwordHash: await hashPassword(input.password) }, context)
