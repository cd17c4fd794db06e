import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { isInProcess } from './in-process.ts'
import { Refusal } from './refusal.ts'

/** Requests a minute from one address, before RATE_LIMIT_FACTOR. `missing` is for addresses that do not exist. */
const perMinute = { api: 300, account: 20, render: 240, missing: 60 } as const
export type LimitName = keyof typeof perMinute

/** A household has one IPv4 address or one /64 of IPv6: that is what is counted. */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:')) return ip.slice(7)
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = ip.includes('::') ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right] : left
  return `${full.slice(0, 4).map((part) => part.padStart(4, '0')).join(':')}/64`
}

const options = (name: LimitName, env: Env) => ({
  max: Math.max(1, Math.round(perMinute[name] * env.RATE_LIMIT_FACTOR)),
  timeWindow: 60_000,
  groupId: name,
  allowList: isInProcess,
  keyGenerator: (request: FastifyRequest) => addressKey(request.ip),
  errorResponseBuilder: (_: FastifyRequest, context: { ttl: number }) =>
    new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
})

/** The route configuration that limits an address by name. */
export const addressLimit = (name: LimitName, env: Env) => ({ rateLimit: options(name, env) })

/** Adds the limiter; each route names its own limit. Counts live in memory, for the most recent 20 000 addresses. */
export const addLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: 20_000 })
}
