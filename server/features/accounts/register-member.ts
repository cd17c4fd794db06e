import { joiningConsents } from '#contract/kinds/account-options.ts'
import type { Tier } from '#contract/accounts.ts'
import { refuseCommonPassword } from '#server/auth/common-passwords.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { type Member, openSession } from '#server/auth/sessions.ts'
import { recordConsents, versionsOf } from '#server/consents/record-consents.ts'
import type { Queries } from '#server/db/database.ts'
import { brokenConstraint } from '#server/db/unavailable.ts'
import { notify } from '#server/features/notifications/notify.ts'
import type { AppContext } from '#server/app-context.ts'
import { sendVerification } from '#server/features/account-security/send-verification.ts'
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

/** One notification welcomes the member and confirms a founding membership. */
const welcomeFor = ({ isFoundingMember, registrationNumber }: Member) =>
  ({
    type: 'welcome',
    title: isFoundingMember ? `Welcome to Skynn, founding member #${registrationNumber}` : 'Welcome to Skynn',
    message: `${isFoundingMember ? 'Premium is yours for life, with nothing to pay. ' : ''}Tell us about your skin, so that what you read here suits you. It takes two minutes.`,
    actionUrl: '/dashboard?tab=profile',
  }) as const

type SignedIn = { member: Member; token: string }

type NewAccount = Pick<NewMember, 'passwordHash' | 'authProvider' | 'firstName' | 'lastName' | 'emailVerified'> & {
  email: string
  userAgent?: string | undefined
}

/**
 * Creates an account, with a notification that welcomes the member, and signs in. The number and its tier are determined in the
 * transaction that inserts the member, so that exactly the first `foundingCap` are founding members (decision M3); a refused registration
 * does not use up its number. Accepting the terms, which also confirms the age of 16, is recorded with its date.
 * @param queries the transaction, which a refusal must roll back
 * @throws Refusal email_taken; payment_required once all free places are taken
 */
export const openAccount = async (
  { userAgent, ...given }: NewAccount,
  queries: Queries,
  context: AppContext,
): Promise<SignedIn> => {
  const now = context.now()
  const versions = await versionsOf(joiningConsents)
  try {
    const registrationNumber = await takeRegistrationNumber(queries)
    const tier = tierOf(registrationNumber, context.policy)
    if (tier === 'paid') throw new Refusal('payment_required')
    const member = await insertMember(queries, {
      ...given,
      email: given.email.toLowerCase(),
      registrationNumber,
      signupDate: now,
      ...membershipFor(tier, now, context.policy.trialDays),
    })
    await recordConsents(queries, { memberId: member.id, versions, granted: true, now })
    await notify(context, member.id, welcomeFor(member), queries)
    return { member, token: await openSession(queries, member.id, now, userAgent) }
  } catch (error) {
    if (brokenConstraint(error) === 'members_email') throw new Refusal('email_taken', { cause: error })
    throw error
  }
}

/**
 * Creates an account with a password and sends the link that confirms the email address. The slow hashing runs first, because other
 * registrations wait while the counter row is locked.
 * @throws Refusal as `openAccount`; invalid_input for a common password
 */
export const registerMember = async (
  input: { email: string; password: string; userAgent?: string | undefined },
  context: AppContext,
): Promise<SignedIn> => {
  const { email, password, userAgent } = input
  refuseCommonPassword(password, 'body.password')
  const passwordHash = await hashPassword(password)
  const account = await context.database.transaction((queries) =>
    openAccount({ email, passwordHash, userAgent }, queries, context),
  )
  sendVerification(account.member, context)
  return account
}
