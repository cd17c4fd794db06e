import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, expect, onTestFinished } from 'vitest'
import type { ResponseBody, Endpoint } from '#contract/endpoint.ts'
import { ErrorResponse } from '#contract/errors.ts'
import { buildApp } from './app.ts'
import type { Database } from './db/database.ts'
import { createTestDatabase, rowsOf } from './db/test-database.ts'
import { testEnv } from './env.ts'
import type { AppContext } from './app-context.ts'
import type { Deliver, Mail } from './mail/delivery.ts'
import type { WebApp } from './http/pages.ts'

/** What a test sends with a call. Loosely typed, because tests also send input that the contract does not allow. */
export type TestRequest = {
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  headers?: Record<string, string>
  /** The IP address of the client. */
  from?: string
}

/** The response to a call. */
export type Reply<T = unknown> = {
  status: number
  headers: LightMyRequestResponse['headers']
  text: string
  /** The response body; only meaningful if the call succeeded. */
  body: T
  /** The refusal; throws if the response is not one. */
  refusal: ErrorResponse
}

/** The URL of an endpoint with its parameters filled in. */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: TestRequest = {}): string => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  )
  return search.size === 0 ? path : `${path}?${search}`
}

const replyOf = <T>(response: LightMyRequestResponse): Reply<T> => ({
  status: response.statusCode,
  headers: response.headers,
  text: response.body,
  get body() {
    return response.json<T>()
  },
  get refusal() {
    return ErrorResponse.parse(response.json())
  },
})

/** A client of the API: a visitor or a member. */
export type Caller = ReturnType<typeof caller>

const caller = (app: FastifyInstance, always: Record<string, string>) => ({
  call: async <E extends Endpoint>(endpoint: E, request: TestRequest = {}): Promise<Reply<ResponseBody<E>>> =>
    replyOf(
      await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, request),
        headers: { ...always, ...request.headers },
        ...(request.body !== undefined && { payload: request.body as object }),
        ...(request.from !== undefined && { remoteAddress: request.from }),
      }),
    ),
  get: async (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
    replyOf(await app.inject({ url, headers: { ...always, ...headers } })),
})

/** Runs `work` after the current test, or after the file outside a test, in reverse order of registration. @returns which */
const afterwards = (work: () => Promise<void>): 'the test' | 'the file' => {
  try {
    onTestFinished(work)
    return 'the test'
  } catch {
    afterAll(work)
    return 'the file'
  }
}

type Options = {
  env?: Record<string, string>
  now?: () => Date
  webApp?: WebApp
  /** The module that the advice workers run instead of the engine. */
  adviceWorker?: URL
  /** Replaces the list of `sentMails` as the place where mails go; null for the delivery that `env` sets. */
  deliver?: Deliver | null
  /** Another server of the same test, whose database this one shares. */
  beside?: { context: AppContext }
  database?: Database
  /** Routes only a test needs, added before the server is ready. */
  routes?: (app: FastifyInstance, context: AppContext) => void
}

const databaseFor = async ({ beside, database }: Options): Promise<Database> => {
  if (beside || database) return beside?.context.database ?? (database as Database)
  const own = await createTestDatabase()
  afterwards(own.remove)
  return own.database
}

/**
 * Starts the whole server on a real database of its own, for in-process calls. Rate limits are a thousand times higher unless `env` sets
 * RATE_LIMIT_FACTOR. An error in the log fails the test that caused it, unless the test reads it with `loggedErrors`.
 */
export const startTestServer = async (options: Options = {}) => {
  const log: string[] = []
  const mails: Mail[] = []
  const { deliver = async (mail: Mail) => void mails.push(mail) } = options
  const folder = join(tmpdir(), `skynn-test-${randomUUID()}`)
  const { app, context, pageCache, stop } = await buildApp({
    env: testEnv({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder, ...options.env }),
    database: await databaseFor(options),
    logTo: { write: (line) => log.push(line) },
    ...(deliver && { deliver }),
    ...(options.now && { now: options.now }),
    ...(options.webApp && { webApp: options.webApp }),
    ...(options.adviceWorker && { adviceWorker: options.adviceWorker }),
  })
  options.routes?.(app, context)
  await app.ready()
  const loggedErrors = () =>
    log
      .splice(0)
      .map((line) => JSON.parse(line) as { level: number; msg: string; [more: string]: unknown })
      .filter(({ level }) => level >= 50)
  // As text, because a report of objects leaves their fields out.
  const expectNoErrors = () =>
    expect(
      loggedErrors()
        .map((line) => JSON.stringify(line))
        .join('\n'),
      'unexpected errors in the log',
    ).toBe('')
  const scope = afterwards(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
    expectNoErrors()
  })
  if (scope === 'the file') afterEach(expectNoErrors)
  return {
    app,
    context,
    pageCache,
    stop,
    asVisitor: () => caller(app, {}),
    asMember: ({ token }: { token: string }) => caller(app, { authorization: `Bearer ${token}` }),
    /** Runs plain SQL with values in `${}`, for data that no endpoint returns. */
    rows: rowsOf(context.database),
    /** Returns and clears the logged errors; other log lines are dropped. */
    loggedErrors,
    /** Waits until no mail is due, then returns the mails sent so far, to this address or to all, the newest last. */
    sentMails: async (to?: string): Promise<Mail[]> => {
      await context.mail.settled()
      return mails.filter((mail) => to === undefined || mail.to === to)
    },
    /** Returns and clears the log, as text. */
    takeLog: () => log.splice(0).join(''),
    /** Listens on a free port of this machine. @returns the origin */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Polls until `done` is truthy, for effects that follow a response. @throws when the condition is not met within `within` milliseconds */
export const eventually = async (done: () => unknown, within = 5000): Promise<void> => {
  const until = performance.now() + within
  while (!(await done())) {
    if (performance.now() > until) throw new Error(`Condition not met within ${within} ms: ${done.toString()}`)
    await pause(20)
  }
}
