import { LRUCache } from 'lru-cache'
import { householdOf } from './household.ts'

/** Failures per window of an account from one network, and of an account from all networks. */
const PER_NETWORK = 10
const PER_ACCOUNT = 100
const WINDOW = 15 * 60_000
/** Keys to remember. Beyond this number the oldest are evicted, so memory stays bounded under attack. */
const MAX_KEYS = 50_000

/** A sign-in attempt: the account and the IP address of the client. */
type Attempt = { account: string; address: string }

/** Counts failed sign-in attempts in a sliding window of 15 minutes. */
export type Attempts = {
  /** Seconds until this attempt is allowed; 0 if it is allowed now. */
  waitFor(attempt: Attempt): number
  /** To be called before the password is checked, so that concurrent guesses are counted too. */
  failed(attempt: Attempt): void
  succeeded(attempt: Attempt): void
}

const createCounts = (now: () => Date, max: number) => {
  const failures = new LRUCache<string, number[]>({ max: MAX_KEYS })
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now().getTime() - WINDOW)
  return {
    waitFor: (key: string): number => {
      const list = recent(key)
      return list.length < max ? 0 : Math.ceil(((list[0] ?? 0) + WINDOW - now().getTime()) / 1000)
    },
    add: (key: string): void => {
      failures.set(key, [...recent(key), now().getTime()].slice(-max))
    },
    removeLast: (key: string): void => {
      failures.set(key, recent(key).slice(0, -1))
    },
    clear: (key: string): void => {
      failures.delete(key)
    },
  }
}

/**
 * Throttles password guesses. Ten failures from one network block an account for that network only: a stranger cannot lock the owner out.
 * A hundred failures from all networks block it for every network except those from which its owner has signed in before. Both limits are
 * multiplied by `factor`. In memory, per instance: the rate limit by address applies first.
 */
export const createAttempts = (now: () => Date, factor: number): Attempts => {
  const limit = (failures: number): number => Math.max(1, Math.round(failures * factor))
  const byNetwork = createCounts(now, limit(PER_NETWORK))
  const byAccount = createCounts(now, limit(PER_ACCOUNT))
  const known = new LRUCache<string, true>({ max: MAX_KEYS })
  const pairOf = ({ account, address }: Attempt): string => `${householdOf(address)} ${account}`
  return {
    waitFor: (attempt) =>
      Math.max(byNetwork.waitFor(pairOf(attempt)), known.get(pairOf(attempt)) ? 0 : byAccount.waitFor(attempt.account)),
    failed: (attempt) => {
      byNetwork.add(pairOf(attempt))
      byAccount.add(attempt.account)
    },
    succeeded: (attempt) => {
      byNetwork.clear(pairOf(attempt))
      byAccount.removeLast(attempt.account)
      known.set(pairOf(attempt), true)
    },
  }
}
