import type { CashbackCard } from '#contract/waiting-list.ts'
import type { AppContext } from '#server/app-context.ts'

/** South African time is UTC+2 all year. */
const monthOf = (date: Date): string => new Date(date.getTime() + 2 * 3_600_000).toISOString().slice(0, 7)

/** The month in which the card launches, until that month has passed. */
export const cashbackCard = ({ env, now }: Pick<AppContext, 'env' | 'now'>): CashbackCard => ({
  launch: env.CASHBACK_LAUNCH >= monthOf(now()) ? env.CASHBACK_LAUNCH : null,
})
