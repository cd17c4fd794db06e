import { afterEach, vi } from 'vitest'
import { errors, type ErrorCode, type ErrorResponse } from '#contract/errors.ts'
import type { Route } from '#contract/endpoint.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'

type Respond = (init: RequestInit) => Response | Promise<Response>

/** A request that the browser sent: method and URL, and its body. */
type Sent = { call: string; body: unknown }

const json = (status: number, body: unknown, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers })

/** An `XMLHttpRequest` that is answered by the same stubs, and reports half of its progress before that. */
class StubbedUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  #method = ''
  #path = ''
  open(method: string, path: string) {
    this.#method = method
    this.#path = path
  }
  setRequestHeader() {}
  abort() {
    this.onabort?.()
  }
  send() {
    this.upload.onprogress?.({ loaded: 50, total: 100 })
    fetch(this.#path, { method: this.#method })
      .then(async (response) => {
        this.status = response.status
        this.responseText = await response.text()
        this.onload?.()
      })
      .catch(() => this.onerror?.())
  }
}

/**
 * Responds to API calls in place of the server, until the end of the test; the network is all that is replaced. A call without a stub
 * fails like a lost connection. Journeys cover the same calls with the real server.
 */
export const stubApi = () => {
  const stubs: { method: string; pattern: RegExp; respond: Respond }[] = []
  const sent: Sent[] = []
  const add = ({ method, path }: Route, respond: Respond): void => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    stubs.unshift({ method, pattern, respond })
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
    const method = init.method ?? 'GET'
    sent.push({
      call: `${method} ${pathname}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const stub = stubs.find((one) => one.method === method && one.pattern.test(pathname))
    if (stub === undefined) throw new TypeError('Failed to fetch')
    return stub.respond(init)
  })
  vi.stubGlobal('XMLHttpRequest', StubbedUpload)
  return {
    /** Returns this response, from now on. */
    returns: <R extends Route>(route: R, body: ResponseOf<R>) => add(route, () => json(200, body)),
    /** Refuses with this error, as the server does. */
    refuses: (route: Route, code: ErrorCode, response: Partial<ErrorResponse> = {}, headers: HeadersInit = {}) =>
      add(route, () => json(errors[code].status, { code, message: errors[code].message, ...response }, headers)),
    /** Fails without a message for the user, as a proxy in front of the server does. */
    fails: (route: Route) => add(route, () => new Response('<h1>Bad Gateway</h1>', { status: 502 })),
    /** Loses the connection before a response arrives. */
    disconnects: (route: Route) => add(route, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** Holds the response back. @returns a function that sends it */
    holds: <R extends Route>(route: R, body: ResponseOf<R>): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      add(route, () => promise)
      return () => resolve(json(200, body))
    },
    /** Responds with a stream of server-sent events, which ends when the request is aborted. @returns the newest stream */
    streams: (route: Route) => {
      const encoder = new TextEncoder()
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      add(route, ({ signal }) => {
        const body = new ReadableStream<Uint8Array>({
          start: (opened) => {
            controller = opened
            signal?.addEventListener('abort', () => {
              if (controller === opened) controller = undefined
              opened.error(new DOMException('Aborted', 'AbortError'))
            })
          },
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      })
      return {
        isOpen: () => controller !== undefined,
        send: (data: unknown, event = 'message') =>
          controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
        /** Ends it as a lost connection does. */
        lose: () => {
          controller?.error(new TypeError('network error'))
          controller = undefined
        },
      }
    },
    /** The calls sent so far: `POST /api/articles/1/save`. */
    calls: (): string[] => sent.map(({ call }) => call),
    /** The body of the last request to this endpoint. */
    lastBody: ({ method, path }: Route): unknown => sent.findLast(({ call }) => call === `${method} ${path}`)?.body,
  }
}

/** The skin profile of a member who has answered nothing yet. */
export const emptyProfile: SkinProfile = {
  skinType: null,
  skinConcerns: null,
  skinGoals: null,
  monthlyBudget: null,
  routinePreference: null,
  allergies: null,
  fitzpatrickScale: null,
  currentProducts: null,
  pregnancy: null,
  medicines: null,
  conditions: null,
  completionPercentage: 0,
  missing: [
    'skinType',
    'skinConcerns',
    'skinGoals',
    'monthlyBudget',
    'routinePreference',
    'allergies',
    'fitzpatrickScale',
  ],
  updatedAt: null,
}

afterEach(() => void vi.unstubAllGlobals())
