import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import { ErrorAnswer } from '#contract/errors.ts'
import { buildApp } from './app.ts'
import type { Database } from './db/database.ts'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'
import { testEnv } from './env.ts'
import type { House } from './house.ts'
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
  /** The answer; only meaningful where the call was kept. */
  body: T
  /** The refusal; throws where the answer is not in the shape of one. */
  refusal: ErrorAnswer
}

/** The address of an endpoint with its parameters filled in. */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Ask = {}): string => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each])))
  return search.size === 0 ? path : `${path}?${search}`
}

const replyOf = <T>(response: LightMyRequestResponse): Reply<T> => ({
  status: response.statusCode,
  headers: response.headers,
  text: response.body,
  get body() { return response.json<T>() },
  get refusal() { return ErrorAnswer.parse(response.json()) },
})

/** Somebody who asks. */
const caller = (app: FastifyInstance, always: Record<string, string>) => ({
  ask: async <E extends Endpoint>(endpoint: E, ask: Ask = {}): Promise<Reply<Answer<E>>> =>
    replyOf(await app.inject({
      method: endpoint.method, url: addressOf(endpoint, ask), headers: { ...always, ...ask.headers },
      ...(ask.body !== undefined && { payload: ask.body as object }), ...(ask.from !== undefined && { remoteAddress: ask.from }),
    })),
  get: async (url: string, headers: Record<string, string> = {}): Promise<Reply> => replyOf(await app.inject({ url, headers: { ...always, ...headers } })),
})

let fileDatabase: Promise<TestDatabase> | undefined

/** The database of this test file: all its servers share it. */
export const testDatabase = (): Promise<TestDatabase> => {
  if (!fileDatabase) {
    fileDatabase = createTestDatabase()
    // The last hook to run: servers register theirs later, and hooks run in reverse.
    afterAll(async () => {
      await (await fileDatabase)?.remove()
      fileDatabase = undefined
    })
  }
  return fileDatabase
}

/**
 * The whole server on a real database, asked in-process. Limits are far away unless `env` brings them back. An error in the log fails the
 * test that caused it, unless the test takes it with `loggedErrors`.
 */
export const startTestServer = async (options: {
  env?: Record<string, string>
  now?: () => Date
  webApp?: WebApp
  database?: Database
  /** Routes only a test needs, added before the server is ready. */
  routes?: (app: FastifyInstance, house: House) => void
} = {}) => {
  const log: string[] = []
  const { env, routes, ...rest } = options
  const { app, house, documents, stop } = await buildApp({
    ...rest,
    env: testEnv({ LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', ...env }),
    database: options.database ?? (await testDatabase()).database,
    logTo: { write: (line) => log.push(line) },
  })
  routes?.(app, house)
  await app.ready()
  const loggedErrors = () => log.splice(0).map((line) => JSON.parse(line) as { level: number; msg: string; [more: string]: unknown }).filter(({ level }) => level >= 50)
  afterEach(() => {
    expect(loggedErrors(), 'errors in the log that no test expected').toEqual([])
  })
  afterAll(() => app.close())
  return {
    app, house, documents, stop,
    asVisitor: () => caller(app, {}),
    asMember: ({ token }: { token: string }) => caller(app, { authorization: `Bearer ${token}` }),
    /** The errors logged since last asked for. */
    loggedErrors,
    /** Everything logged since last asked for, as text. */
    takeLog: () => log.splice(0).join(''),
    /** Listens on a free port of this machine; answers the origin. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Asks again until `done`, for what happens behind an answer. Fails after `within` milliseconds. */
export const eventually = async (done: () => unknown, within = 5000): Promise<void> => {
  const until = performance.now() + within
  while (!(await done())) {
    if (performance.now() > until) throw new Error(`not so after ${within} ms: ${done}`)
    await pause(20)
  }
}
