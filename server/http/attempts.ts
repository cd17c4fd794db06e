import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

/** Failures in a window of one account from one network, and of one account from all networks together. */
const PER_NETWORK = 10
const PER_ACCOUNT = 100
const WINDOW = 15 * 60_000
/** Beyond this many under attack at once the oldest are forgotten: memory stays bounded. */
const MOST_KEYS = 50_000

/** Who tries to sign in to which account, from which address. */
type Attempt = { account: string; address: string }

/** Counts failed tries to sign in, in a sliding quarter of an hour. */
export type Attempts = {
  /** Seconds to wait before this may be tried again; 0 when it may be now. */
  waitFor(attempt: Attempt): number
  /** Said before the password is checked, so that guesses sent at once are counted too. */
  failed(attempt: Attempt): void
  succeeded(attempt: Attempt): void
}

/** What one household or attacker has for itself: an IPv4 address, or a /64 of IPv6. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const createCounts = (now: () => Date, most: number) => {
  const failures = new LRUCache<string, number[]>({ max: MOST_KEYS })
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now().getTime() - WINDOW)
  return {
    waitFor: (key: string): number => {
      const list = recent(key)
      return list.length < most ? 0 : Math.ceil(((list[0] ?? 0) + WINDOW - now().getTime()) / 1000)
    },
    add: (key: string): void => {
      failures.set(key, [...recent(key), now().getTime()].slice(-most))
    },
    takeBack: (key: string): void => {
      failures.set(key, recent(key).slice(0, -1))
    },
    clear: (key: string): void => {
      failures.delete(key)
    },
  }
}

/**
 * Throttles guesses. Ten failures for an account from one network close it for that network, and nobody else: a stranger cannot lock the
 * owner out. A hundred from many networks close it for all but those from which its owner has signed in before. Both times `factor`.
 * In memory, per instance: the limit by address stands in front of it.
 */
export const createAttempts = (now: () => Date, factor: number): Attempts => {
  const limit = (failures: number): number => Math.max(1, Math.round(failures * factor))
  const byNetwork = createCounts(now, limit(PER_NETWORK))
  const byAccount = createCounts(now, limit(PER_ACCOUNT))
  const known = new LRUCache<string, true>({ max: MOST_KEYS })
  const pairOf = ({ account, address }: Attempt): string => `${networkOf(address)} ${account}`
  return {
    waitFor: (attempt) =>
      Math.max(byNetwork.waitFor(pairOf(attempt)), known.get(pairOf(attempt)) ? 0 : byAccount.waitFor(attempt.account)),
    failed: (attempt) => {
      byNetwork.add(pairOf(attempt))
      byAccount.add(attempt.account)
    },
    succeeded: (attempt) => {
      byNetwork.clear(pairOf(attempt))
      byAccount.takeBack(attempt.account)
      known.set(pairOf(attempt), true)
    },
  }
}
