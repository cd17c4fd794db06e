import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createCallsUnderWay } from './advice/calls-under-way.ts'
import { createAdvice } from './advice/pool.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { articleRoutes } from './features/articles/routes.ts'
import { createConversations } from './assistant/conversations.ts'
import { guidanceRoutes } from './features/guidance/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import type { AppContext } from './app-context.ts'
import { addApiDocuments } from './http/api-documents.ts'
import { createAttempts } from './http/attempts.ts'
import { createBoundedWork } from './http/bounded-work.ts'
import { createEarlyRefusal, type EarlyRefusal } from './http/early-refusal.ts'
import { handleErrors, handleUnreadableAddress, handleUnreadableRequest } from './http/errors-to-responses.ts'
import { addHealth } from './http/health.ts'
import { addressLimit, addLimits } from './http/limits.ts'
import { type Before, createListener } from './http/listener.ts'
import { addMetrics } from './http/metrics.ts'
import { createPageCache, type PageCache } from './http/page-cache.ts'
import { addPages } from './http/page-routes.ts'
import { cacheResponses, renderer, type WebApp } from './http/pages.ts'
import { Refusal } from './http/refusal.ts'
import { apiPolicy, fileHeaders, securityHeaders } from './http/security-headers.ts'
import { errorForLog } from './log.ts'
import { policyFrom } from './policy.ts'

/** The channel on which instances tell each other which cache tags are invalid. */
const CACHE_TAGS_CHANNEL = 'skynn_changed'
const TEN_MINUTES = 600_000
const bindings = [...accountRoutes, ...articleRoutes, ...guidanceRoutes, ...legalRoutes]

/** Where log lines go, one JSON object each; standard output unless given. */
export type LogStream = { write(line: string): void }

export type App = {
  app: FastifyInstance
  context: AppContext
  pageCache: PageCache
  /** Stops accepting requests, finishes those under way, and ends. The database stays open. */
  stop: () => Promise<void>
}

/** Headers of every response, unless a page sets more. */
const alwaysSent = (env: Env) => ({ ...securityHeaders(env), 'content-security-policy': apiPolicy })

const createFastify = (env: Env, listener: ReturnType<typeof createListener>, logTo?: LogStream): FastifyInstance => {
  const app = fastify({
    serverFactory: listener,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logger: {
      level: env.LOG_LEVEL,
      serializers: { req: (request: { method: string }) => ({ method: request.method }), err: errorForLog },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: handleUnreadableAddress(alwaysSent(env)),
    clientErrorHandler: handleUnreadableRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  takeOnlyJson(app)
  return app
}

const takeOnlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // A save has no body; browsers that say "JSON" and send nothing mean just that.
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done)
    else done(new Refusal('invalid_input', { message: 'This text is not in UTF-8. Please check it and try again.' }))
  })
}

/** Headers, ids and one log line for every response. The line has the route's pattern, never the address or the member. */
const addBasics = (app: FastifyInstance, env: Env): void => {
  const always = alwaysSent(env)
  app.addHook('onRequest', async (request, reply) => {
    // A script or a font is not a page: what only pages heed would be half of what a small file sends.
    if (request.url.startsWith('/assets/')) reply.headers(fileHeaders(always))
    else reply.headers(always).header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const {
      method,
      routeOptions: { url: route },
    } = request
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/**
 * Builds the server: capabilities first, then the features, in this order.
 * @param options.webApp the built web app; without it only /api is served (tests of the API)
 */
export const buildApp = async (options: {
  env: Env
  database: Database
  now?: () => Date
  webApp?: WebApp
  /** The module that the advice workers run, where it is not the engine. */
  adviceWorker?: URL
  before?: Before
  logTo?: LogStream
}): Promise<App> => {
  const { env, database, now = () => new Date() } = options
  const pageCache: PageCache = createPageCache({
    // The server is built around the cache, so what renders its pages is built after it.
    // A page takes a slot for the API calls that it makes as well: a call that waited for one of its own would wait for ever.
    render: (url) => (url.startsWith('/api/') ? render(url) : work.render.run(() => render(url))),
    now: () => now().getTime(),
    maxBytes: 96 * 1024 * 1024,
    maxAge: TEN_MINUTES,
  })
  let served = () => {}
  let refuses: EarlyRefusal = () => false
  const app = createFastify(
    env,
    createListener(
      pageCache,
      () => served(),
      (...exchange) => refuses(...exchange),
      options.before,
    ),
    options.logTo,
  )
  const work = createBoundedWork(app.log)
  refuses = createEarlyRefusal(bindings, work, alwaysSent(env))
  const render = renderer(app, env, pageCache, options.webApp)
  const context: AppContext = {
    env,
    policy: policyFrom(env),
    database,
    log: app.log,
    now,
    work,
    attempts: createAttempts(now, env.RATE_LIMIT_FACTOR),
    conversations: createConversations(now),
    advice: createAdvice({ log: app.log, ...(options.adviceWorker && { worker: options.adviceWorker }) }),
    callsUnderWay: createCallsUnderWay(env.RATE_LIMIT_FACTOR),
    invalidate: (tags) => database.notify(CACHE_TAGS_CHANNEL, tags.join(',')),
  }
  await database.listen(
    CACHE_TAGS_CHANNEL,
    (tags) => pageCache.invalidate(tags.split(',')),
    () => pageCache.markStale(),
  )

  handleErrors(app)
  addBasics(app, env)
  await addLimits(app)
  await app.register(cookie)
  served = addMetrics(app, env, pageCache, work).served
  let stopping = false
  addHealth(app, database, () => stopping)
  await addApiDocuments(app, env)
  cacheResponses(app, pageCache)
  app.register(async (api) => {
    for (const binding of bindings) binding.add(api, context)
    api.all('/api/*', { config: addressLimit('missing', env), schema: { hide: true } }, () => {
      throw new Refusal('not_found', { message: 'There is no such address.' })
    })
  })
  if (options.webApp) addPages(app, env, pageCache, options.before === undefined)
  app.addHook('onClose', () => context.advice.close())
  app.setNotFoundHandler({ preHandler: app.rateLimit(addressLimit('missing', env).rateLimit) }, () => {
    throw new Refusal('not_found', { message: 'There is no such address.' })
  })
  const stop = async (): Promise<void> => {
    stopping = true
    // A closing server refuses calls to itself, which a page under way still has to make.
    await pageCache.settled()
    await app.close()
  }
  return { app, context, pageCache, stop }
}
