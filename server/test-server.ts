import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, expect, onTestFinished } from 'vitest'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { ErrorResponse } from '#contract/errors.ts'
import { buildApp } from './app.ts'
import type { Database } from './db/database.ts'
import { createTestDatabase, rowsOf } from './db/test-database.ts'
import { testEnv } from './env.ts'
import type { AppContext } from './app-context.ts'
import type { WebApp } from './http/pages.ts'

/** What a test sends with a call. Loose on purpose: tests send what the contract does not allow, too. */
export type Ask = {
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  headers?: Record<string, string>
  /** The address the call comes from. */
  from?: string
}

/** What came back. */
export type Reply<T = unknown> = {
  status: number
  headers: LightMyRequestResponse['headers']
  text: string
  /** The response body; only meaningful where the call succeeded. */
  body: T
  /** The refusal; throws where the response is not one. */
  refusal: ErrorResponse
}

/** The address of an endpoint with its parameters filled in. */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Ask = {}): string => {
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

/** Somebody who asks. */
export type Caller = ReturnType<typeof caller>

const caller = (app: FastifyInstance, always: Record<string, string>) => ({
  ask: async <E extends Endpoint>(endpoint: E, ask: Ask = {}): Promise<Reply<Answer<E>>> =>
    replyOf(
      await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, ask),
        headers: { ...always, ...ask.headers },
        ...(ask.body !== undefined && { payload: ask.body as object }),
        ...(ask.from !== undefined && { remoteAddress: ask.from }),
      }),
    ),
  get: async (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
    replyOf(await app.inject({ url, headers: { ...always, ...headers } })),
})

/** Cleans up after the test when there is one, else after the file, in reverse order. @returns which */
const afterwards = (work: () => Promise<void>): 'the test' | 'the file' => {
  try {
    onTestFinished(work)
    return 'the test'
  } catch {
    afterAll(work)
    return 'the file'
  }
}

type Given = {
  env?: Record<string, string>
  now?: () => Date
  webApp?: WebApp
  /** The module that the advice workers run, where it is not the engine. */
  adviceWorker?: URL
  /** Another server of the same test, whose database this one shares. */
  beside?: { context: AppContext }
  database?: Database
  /** Routes only a test needs, added before the server is ready. */
  routes?: (app: FastifyInstance, context: AppContext) => void
}

const databaseFor = async ({ beside, database }: Given): Promise<Database> => {
  if (beside || database) return beside?.context.database ?? (database as Database)
  const own = await createTestDatabase()
  afterwards(own.remove)
  return own.database
}

/**
 * The whole server on a real database of its own, asked in-process. Limits are far away unless `env` brings them back. An error in the
 * log fails the test that caused it, unless the test takes it with `loggedErrors`.
 */
export const startTestServer = async (given: Given = {}) => {
  const log: string[] = []
  const { app, context, pageCache, stop } = await buildApp({
    env: testEnv({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', ...given.env }),
    database: await databaseFor(given),
    logTo: { write: (line) => log.push(line) },
    ...(given.now && { now: given.now }),
    ...(given.webApp && { webApp: given.webApp }),
    ...(given.adviceWorker && { adviceWorker: given.adviceWorker }),
  })
  given.routes?.(app, context)
  await app.ready()
  const loggedErrors = () =>
    log
      .splice(0)
      .map((line) => JSON.parse(line) as { level: number; msg: string; [more: string]: unknown })
      .filter(({ level }) => level >= 50)
  const expectNoErrors = () => expect(loggedErrors(), 'errors in the log that no test expected').toEqual([])
  const lives = afterwards(async () => {
    await app.close()
    expectNoErrors()
  })
  if (lives === 'the file') afterEach(expectNoErrors)
  return {
    app,
    context,
    pageCache,
    stop,
    asVisitor: () => caller(app, {}),
    asMember: ({ token }: { token: string }) => caller(app, { authorization: `Bearer ${token}` }),
    /** Asks the database in plain SQL, values in `${}`: for what no endpoint tells. */
    rows: rowsOf(context.database),
    /** The errors logged since last asked for. */
    loggedErrors,
    /** Everything logged since last asked for, as text. */
    takeLog: () => log.splice(0).join(''),
    /** Listens on a free port of this machine. @returns the origin */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Repeats until `done`, for what happens after a response. @throws when the condition is not met within `within` milliseconds */
export const eventually = async (done: () => unknown, within = 5000): Promise<void> => {
  const until = performance.now() + within
  while (!(await done())) {
    if (performance.now() > until) throw new Error(`Condition not met within ${within} ms: ${done.toString()}`)
    await pause(20)
  }
}
