import type { SubscriptionStatus, Tier } from '#contract/accounts.ts'
import { hasPersonalAdvice, statusAt } from '#contract/membership.ts'
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

type Membership = { subscriptionStatus: SubscriptionStatus; trialEndDate: Date | null }

/** Whose answers are personalised with the skin profile (decision M10). A trial that has ended counts as free (M8). */
export const getsPersonalAnswers = (member: Membership | null, now: Date): boolean =>
  member !== null && hasPersonalAdvice(statusAt(member, now.getTime()))

/** Who may read premium bodies: trial, active and founding members (decision M10). A trial that has ended counts as free (M8). */
export const readsPremium = (member: Membership | null, now: Date): boolean =>
  member !== null && statusAt(member, now.getTime()) !== 'free'

/** What the daily allowance counts. */
export type AllowanceKind = 'chat' | 'quiz'

/** Chat messages and quiz results a day, by who asks (decision M10). Messages that need urgent care are never counted. */
const allowances: Record<AllowanceKind, { visitor: number; free: number; personal: number }> = {
  chat: { visitor: 20, free: 30, personal: 100 },
  quiz: { visitor: 10, free: 10, personal: 30 },
}

/** How many chat messages or quiz results somebody has a day. */
export const allowanceOf = (kind: AllowanceKind, member: Membership | null, now: Date): number => {
  if (member === null) return allowances[kind].visitor
  return getsPersonalAnswers(member, now) ? allowances[kind].personal : allowances[kind].free
}
