import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { HOUSEHOLD_BITS } from './household.ts'
import { isInProcess } from './in-process.ts'
import { Refusal } from './refusal.ts'

/** Requests per minute from one address, before RATE_LIMIT_FACTOR. `missing` is for URLs that do not exist. */
const perMinute = { api: 300, account: 20, render: 240, missing: 60 } as const
export type LimitName = keyof typeof perMinute
const MAX_KEYS = 20_000

type Count = { current: number; ttl: number; since: number }

/**
 * Counts by key, in memory, for the most recent 20 000 keys. One store for all routes: by default the limiter counts per route, and the
 * limit of an address would apply to each endpoint separately.
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
    if (this.#counts.size > MAX_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? '')
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
  // Requests are counted per household: an IPv4 address or an IPv6 /64.
  ipv6Subnet: HOUSEHOLD_BITS,
  errorResponseBuilder: (_: FastifyRequest, context: { ttl: number }) =>
    new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
})

/** The route configuration for a named limit. */
export const addressLimit = (name: LimitName, env: Env) => ({ rateLimit: options(name, env) })

/** Adds the limiter; each route names its own limit. Only refusals have a header about it. */
export const addLimits = async (app: FastifyInstance): Promise<void> => {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, { global: false, store: Counts, addHeaders: quiet, addHeadersOnExceeding: quiet })
}
