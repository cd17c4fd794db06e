import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createCallsUnderWay } from './advice/calls-under-way.ts'
import { createAdvice } from './advice/pool.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { accountSettingsRoutes, addAccountFiles } from './features/account/routes.ts'
import { accountSecurityRoutes } from './features/account-security/routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { articleRoutes } from './features/articles/routes.ts'
import { createVisitorUses } from './advice/visitor-uses.ts'
import { createOutcomes } from './assistant/outcomes.ts'
import { createConversations } from './assistant/conversations.ts'
import { builtInReplies } from './assistant/reply.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { guidanceRoutes } from './features/guidance/routes.ts'
import { legalRoutes } from './features/legal/routes.ts'
import { quizResultRoutes } from './features/quiz-results/routes.ts'
import { shelfRoutes } from './features/shelf/routes.ts'
import { routineRoutes } from './features/routines/routes.ts'
import { skinProfileRoutes } from './features/skin-profile/routes.ts'
import { productRoutes } from './features/products/routes.ts'
import { addProviderNavigation, providerSignInRoutes } from './features/provider-sign-in/routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { addReviewPictures } from './features/reviews/serve-pictures.ts'
import { ingredientRoutes } from './features/ingredients/routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { dealRoutes } from './features/deals/routes.ts'
import { brandRoutes } from './features/brands/routes.ts'
import { pollRoutes } from './features/polls/routes.ts'
import { waitingListRoutes } from './features/waiting-list/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import type { AppContext } from './app-context.ts'
import { createAvailability } from './language-model/availability.ts'
import { connectLanguageModel } from './language-model/language-model.ts'
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
import { createDelivery, type Deliver } from './mail/delivery.ts'
import { createOutbox } from './mail/outbox.ts'
import { policyFrom } from './policy.ts'
import { mountPracticeProvider } from './providers/mount-practice.ts'
import { connectProviders } from './providers/providers.ts'
import { createPictureStore } from './storage/create-store.ts'

/** The notification channel on which instances send each other invalidated cache tags. */
const CACHE_TAGS_CHANNEL = 'skynn_changed'
const TEN_MINUTES = 600_000
const bindings = [
  ...accountRoutes,
  ...accountSecurityRoutes,
  ...accountSettingsRoutes,
  ...articleRoutes,
  ...chatRoutes,
  ...guidanceRoutes,
  ...legalRoutes,
  ...notificationRoutes,
  ...skinProfileRoutes,
  ...productRoutes,
  ...providerSignInRoutes,
  ...reviewRoutes,
  ...ingredientRoutes,
  ...recipeRoutes,
  ...dealRoutes,
  ...brandRoutes,
  ...pollRoutes,
  ...waitingListRoutes,
  ...searchRoutes,
  ...quizResultRoutes,
  ...shelfRoutes,
  ...routineRoutes,
]

/** The destination of the log, one JSON object per line; standard output by default. */
export type LogStream = { write(line: string): void }

export type App = {
  app: FastifyInstance
  context: AppContext
  pageCache: PageCache
  /** Stops accepting requests, finishes those in progress and closes the server. The database stays open. */
  stop: () => Promise<void>
}

/** The headers of every response; pages add more. */
const commonHeaders = (env: Env) => ({ ...securityHeaders(env), 'content-security-policy': apiPolicy })

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
    frameworkErrors: handleUnreadableAddress(commonHeaders(env)),
    clientErrorHandler: handleUnreadableRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptOnlyJson(app)
  return app
}

const acceptOnlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Saving an article has no body: an empty body with a JSON content type counts as no body.
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) void parse(request, body.toString('utf8'), done)
    else done(new Refusal('invalid_input', { message: 'This text is not valid UTF-8. Please check it and try again.' }))
  })
}

/** Adds the common headers, a request id and one log line to every response. The line has the route pattern, never the URL or the member. */
const addBasics = (app: FastifyInstance, env: Env): void => {
  const always = commonHeaders(env)
  app.addHook('onRequest', async (request, reply) => {
    // Headers that only affect documents would be half of the bytes of a small script or font.
    if (request.url.startsWith('/assets/')) reply.headers(fileHeaders(always))
    else reply.headers(always).header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const {
      method,
      routeOptions: { url: route },
    } = request
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    )
  })
}

/**
 * Builds the server: first the capabilities, then the features.
 * @param options.webApp the built web app; without it only /api is served (tests of the API)
 */
export const buildApp = async (options: {
  env: Env
  database: Database
  now?: () => Date
  webApp?: WebApp
  /** The module that the advice workers run instead of the engine. */
  adviceWorker?: URL
  before?: Before
  logTo?: LogStream
  /** Replaces the delivery of mails. */
  deliver?: Deliver
}): Promise<App> => {
  const { env, database, now = () => new Date() } = options
  const pageCache: PageCache = createPageCache({
    // The server depends on the cache, so the renderer is created after it.
    // The slot of a page covers its API calls too: pages waiting for further slots could deadlock.
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
  refuses = createEarlyRefusal(bindings, work, commonHeaders(env))
  const render = renderer(app, env, pageCache, options.webApp)
  const advice = createAdvice({
    log: app.log,
    ...(options.adviceWorker ? { worker: options.adviceWorker } : env.NODE_ENV === 'test' && { patience: 5 }),
  })
  const languageModel = env.languageModel && {
    model: await connectLanguageModel(env.languageModel),
    availability: createAvailability(now, env.LLM_DAILY_REPLIES),
    outcomes: createOutcomes(),
  }
  const context: AppContext = {
    env,
    policy: policyFrom(env),
    database,
    log: app.log,
    now,
    work,
    attempts: createAttempts(now, env.RATE_LIMIT_FACTOR),
    conversations: createConversations(now),
    visitorUses: createVisitorUses(),
    advice,
    writeReply: builtInReplies(advice),
    languageModel,
    providers: connectProviders(env),
    mail: createOutbox(options.deliver ?? createDelivery(env, app.log), app.log),
    callsUnderWay: createCallsUnderWay(env.RATE_LIMIT_FACTOR),
    pictures: createPictureStore(env),
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
  served = addMetrics(app, env, pageCache, work, languageModel?.outcomes).served
  let stopping = false
  addHealth(app, database, () => stopping)
  await addApiDocuments(app, env)
  cacheResponses(app, pageCache)
  app.register(async (api) => {
    for (const binding of bindings) binding.add(api, context)
    addAccountFiles(api, context)
    addReviewPictures(api, context)
    addProviderNavigation(api, context)
    mountPracticeProvider(api, context)
    api.all('/api/*', { config: addressLimit('missing', env), schema: { hide: true } }, () => {
      throw new Refusal('not_found', { message: 'There is no such address.' })
    })
  })
  if (options.webApp) addPages(app, env, pageCache, options.before === undefined)
  app.addHook('onClose', () => Promise.all([context.advice.close(), context.mail.close()]))
  app.setNotFoundHandler({ preHandler: app.rateLimit(addressLimit('missing', env).rateLimit) }, () => {
    throw new Refusal('not_found', { message: 'There is no such address.' })
  })
  const stop = async (): Promise<void> => {
    stopping = true
    // A closing server refuses in-process calls, which pages in progress still need.
    await pageCache.settled()
    await app.close()
  }
  return { app, context, pageCache, stop }
}
