import type { SubscriptionStatus, Tier } from '#contract/accounts.ts'
import type { Env } from './env.ts'

/** The offer, in one place: every screen, e-mail and legal text reads it from here (decisions M1 to M10). */
export type Policy = {
  /** Registration numbers 1 to this are founding members. */
  foundingCap: number
  /** Numbers above the cap, up to this, get a trial; beyond it membership is paid. */
  trialLimit: number
  trialDays: number
  /** Dollars and cents as text, `9.99`: money is never a float. */
  annualPriceUsd: string
  passMonths: number
  moneyBackDays: number
}

export const policyFrom = (env: Env): Policy => ({
  foundingCap: env.FOUNDING_CAP,
  trialLimit: env.TRIAL_LIMIT,
  trialDays: env.TRIAL_DAYS,
  annualPriceUsd: env.ANNUAL_PRICE_USD,
  passMonths: 12,
  moneyBackDays: 14,
})

/** Which offer a registration number gets. */
export const tierOf = (registrationNumber: number, policy: Policy): Tier => {
  if (registrationNumber <= policy.foundingCap) return 'founding'
  return registrationNumber <= policy.trialLimit ? 'trial' : 'paid'
}

/** Whose answers are personalised with the skin profile: those of trial, active and founding members (decision M10). */
export const getsPersonalAnswers = (member: Parameters<typeof readsPremium>[0], now: Date): boolean =>
  readsPremium(member, now)

/** Who may read premium bodies: trial, active and founding members (decision M10). A trial that has ended counts as free (M8). */
export const readsPremium = (
  member: { subscriptionStatus: SubscriptionStatus; trialEndDate: Date | null } | null,
  now: Date,
): boolean => {
  if (member === null || member.subscriptionStatus === 'free') return false
  return member.subscriptionStatus !== 'trial' || (member.trialEndDate !== null && member.trialEndDate > now)
}
