import type { ErrorResponse } from '#contract/errors.ts'

/** Shown for a call that never reached the server. */
export const UNREACHABLE_MESSAGE = 'We could not reach Skynn. Please check your connection and try again.'

/**
 * A failed API call. The error message is the status, a colon, a space and the raw body (specification, shared read behaviour).
 * `response` is the parsed contract error, or null when the body has another shape. Status 0 means that no response arrived.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly response: ErrorResponse | null
  /** Seconds after which the server wants the call to be made again; null where it says nothing. */
  readonly retryAfter: number | null

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`)
    this.status = status
    this.response = parseErrorResponse(body)
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  }

  /** The message to show the user: the server's, the network message when no response arrived, else `fallback`. */
  userMessage(fallback: string): string {
    return this.response?.message ?? (this.status === 0 ? UNREACHABLE_MESSAGE : fallback)
  }
}

const parseErrorResponse = (body: string): ErrorResponse | null => {
  try {
    const value: unknown = JSON.parse(body)
    const isErrorResponse =
      typeof value === 'object' &&
      value !== null &&
      'code' in value &&
      'message' in value &&
      typeof value.message === 'string'
    return isErrorResponse ? (value as ErrorResponse) : null
  } catch {
    return null
  }
}

/** The part of a response that a call reads: a `Response` over the network, a lighter object in-process. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> & {
  headers: Pick<Headers, 'get'>
}

/** Returns a successful response. @throws ApiError for any other */
export const expectOk = async <R extends ApiResponse>(response: R): Promise<R> => {
  if (response.ok) return response
  const body = (await response.text()) || response.statusText
  throw new ApiError(response.status, body, response.headers.get('retry-after'))
}

/** The message to show the user for any error. */
export const messageFor = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.userMessage(fallback) : fallback
