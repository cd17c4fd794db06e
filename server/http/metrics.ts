import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcomes } from '#server/assistant/outcomes.ts'
import type { Env } from '#server/env.ts'
import type { BoundedWork } from './bounded-work.ts'
import type { PageCache } from './page-cache.ts'
import { Refusal } from './refusal.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** With a token, only requests with it may read; without one, only requests from this machine that no proxy forwarded. */
const mayRead = (request: FastifyRequest, env: Env): boolean => {
  if (env.METRICS_TOKEN === undefined) {
    return (
      loopback.test(request.socket.remoteAddress ?? '') &&
      request.headers['x-forwarded-for'] === undefined &&
      request.headers.forwarded === undefined
    )
  }
  const actual = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${env.METRICS_TOKEN}`)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Prometheus metrics at /metrics. Returns a counter for the cached pages that are served without the framework. */
export const addMetrics = (
  app: FastifyInstance,
  env: Env,
  cache: Pick<PageCache, 'size'>,
  work: BoundedWork,
  replies?: Outcomes,
): { served: () => void } => {
  const registry = new Registry()
  if (env.NODE_ENV === 'production') collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'skynn_http_request_seconds',
    help: 'Response time, by route pattern',
    registers: [registry],
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.08, 0.3, 1, 3, 10],
  })
  const served = new Counter({
    name: 'skynn_page_cache_hits_total',
    help: 'Pages served from the page cache',
    registers: [registry],
  })
  new Gauge({
    name: 'skynn_page_cache_bytes',
    help: 'Memory held by the page cache',
    registers: [registry],
    collect() {
      this.set(cache.size().bytes)
    },
  })
  const workGauge = (name: string, help: string, figure: keyof ReturnType<BoundedWork['render']['usage']>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      labelNames: ['kind'],
      collect() {
        for (const [kind, bulkhead] of Object.entries(work)) this.set({ kind }, bulkhead.usage()[figure])
      },
    })
  workGauge('skynn_work_active', 'Slots in use, by kind of work', 'active')
  workGauge('skynn_work_waiting', 'Calls waiting for a slot, by kind of work', 'waiting')
  workGauge('skynn_work_refused_total', 'Calls refused because the queue was full, by kind of work', 'refused')
  if (replies !== undefined)
    new Gauge({
      name: 'skynn_assistant_replies_total',
      help: 'Replies by outcome: written by the model, built in, or withheld by which rule',
      registers: [registry],
      labelNames: ['outcome'],
      collect() {
        for (const [outcome, count] of replies.totals()) this.set({ outcome }, count)
      },
    })
  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, env)) throw new Refusal('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return { served: () => served.inc() }
}
