import type { ErrorResponse } from '#contract/errors.ts'

/** Said of a call that never reached the server. */
export const OUT_OF_REACH = 'We could not reach Skynn. Please check your connection and try again.'

/**
 * A call that was not answered with success. The text is the status, a colon, a space and the body as it came (specification, shared
 * read behaviour). `answer` is the body as the contract writes it, or null when it was something else. Status 0: no answer at all.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly answer: ErrorResponse | null

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.answer = readAnswer(body)
  }

  /** The sentence to show a person: the server's, that nothing was reached, or `otherwise` when the server sent none. */
  sentence(otherwise: string): string {
    return this.answer?.message ?? (this.status === 0 ? OUT_OF_REACH : otherwise)
  }
}

const readAnswer = (body: string): ErrorResponse | null => {
  try {
    const value: unknown = JSON.parse(body)
    const isAnswer =
      typeof value === 'object' &&
      value !== null &&
      'code' in value &&
      'message' in value &&
      typeof value.message === 'string'
    return isAnswer ? (value as ErrorResponse) : null
  } catch {
    return null
  }
}

/** What a call reads of a response: a `Response` over the wire, something lighter in-process. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'json' | 'text'> & {
  headers: Pick<Headers, 'get'>
}

/** Refuses a response that is not a success. @throws ApiError */
export const expectOk = async <R extends ApiResponse>(response: R): Promise<R> => {
  if (response.ok) return response
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

/** The sentence to show for any failure. */
export const sentenceFor = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? error.sentence(otherwise) : otherwise
