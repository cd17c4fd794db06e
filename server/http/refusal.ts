import { type ErrorResponse, type ErrorCode, errors } from '#contract/errors.ts'

/** Seconds that a client should wait before it retries after a 503. */
export const RETRY_AFTER = 5

/**
 * A call refused for a reason that users can understand. `message` is shown to users; details for the log only go into `cause`.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly issues: ErrorResponse['issues']
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { message?: string; issues?: ErrorResponse['issues']; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? errors[code].message, { cause: options.cause })
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errors[this.code].status
  }

  /** The response body. */
  toResponse(): ErrorResponse {
    return { code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) }
  }
}

/** A malformed URL, which no page or endpoint can have. */
export const unreadableAddress = (): Refusal =>
  new Refusal('invalid_input', { message: 'This address could not be read. Please check it and try again.' })
