import type { Tier } from '#contract/accounts.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Policy, tierOf } from '#server/policy.ts'
import { lastRegistrationNumber } from './queries.ts'

const messages: Record<Tier, (policy: Policy) => string> = {
  founding: (policy) => `Free lifetime access for the first ${policy.foundingCap} members.`,
  trial: (policy) => `Your first ${policy.trialDays} days of premium are free. No card needed.`,
  paid: (policy) => `Membership is ${policy.annualPriceUsd} USD for ${policy.passMonths} months.`,
}

/** The offer for the next person to register. */
export const joiningNow = async ({ database, policy }: AppContext) => {
  const userCount = await lastRegistrationNumber(database.queries)
  const tier = tierOf(userCount + 1, policy)
  return {
    nextRegistrationNumber: userCount + 1,
    userCount,
    foundingCap: policy.foundingCap,
    trialDays: policy.trialDays,
    annualPriceUsd: policy.annualPriceUsd,
    passMonths: policy.passMonths,
    tier,
    message: messages[tier](policy),
  }
}

/** Founding places ever allotted (numbers are never reused) and total sign-ups. */
export const foundingMembers = async ({ database, policy }: AppContext) => {
  const totalSignups = await lastRegistrationNumber(database.queries)
  return {
    foundingMemberCount: Math.min(totalSignups, policy.foundingCap),
    foundingCap: policy.foundingCap,
    totalSignups,
  }
}
