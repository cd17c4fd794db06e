import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { Refusal, RETRY_AFTER } from './refusal.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs the database; 503 while it cannot or is shutting down. */
export const addHealth = (app: FastifyInstance, database: Database, stopping: () => boolean): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (stopping() || !(await database.isReachable())) throw new Refusal('unavailable', { retryAfter: RETRY_AFTER })
    return { status: 'ready', database: database.engine }
  })
}
