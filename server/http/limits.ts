import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { HOUSEHOLD_BITS } from './household.ts'
import { isInProcess } from './in-process.ts'
import { Refusal } from './refusal.ts'

/** Requests a minute from one address, before RATE_LIMIT_FACTOR. `missing` is for addresses that do not exist. */
const perMinute = { api: 300, account: 20, render: 240, missing: 60 } as const
export type LimitName = keyof typeof perMinute
const MOST_KEYS = 20_000

type Count = { current: number; ttl: number; since: number }

/**
 * Counts by key, in memory, for the most recent 20 000 keys. One store for all routes: the limiter would give each route a count of its
 * own, and a limit that is meant for an address would hold once per endpoint.
 */
class Counts {
  readonly #counts = new Map<string, Count>()

  incr(key: string, done: (error: null, count: { current: number; ttl: number }) => void, timeWindow: number): void {
    const now = Date.now()
    const known = this.#counts.get(key)
    const count = known && known.since + timeWindow > now ? known : { current: 0, ttl: timeWindow, since: now }
    count.current += 1
    count.ttl = count.since + timeWindow - now
    this.#counts.delete(key)
    this.#counts.set(key, count)
    if (this.#counts.size > MOST_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? '')
    done(null, count)
  }

  child(): this {
    return this
  }
}

const options = (name: LimitName, env: Env) => ({
  max: Math.max(1, Math.round(perMinute[name] * env.RATE_LIMIT_FACTOR)),
  timeWindow: 60_000,
  groupId: name,
  allowList: isInProcess,
  // A household has one IPv4 address or one /64 of IPv6: that is what is counted.
  ipv6Subnet: HOUSEHOLD_BITS,
  errorResponseBuilder: (_: FastifyRequest, context: { ttl: number }) =>
    new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
})

/** The route configuration that limits an address by name. */
export const addressLimit = (name: LimitName, env: Env) => ({ rateLimit: options(name, env) })

/** Adds the limiter; each route names its own limit. Only a refusal says anything about it in its headers. */
export const addLimits = async (app: FastifyInstance): Promise<void> => {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, { global: false, store: Counts, addHeaders: quiet, addHeadersOnExceeding: quiet })
}
