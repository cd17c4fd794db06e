/** The database did not respond in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
  readonly code = 'SKYNN_DATABASE_TIMEOUT'
}

/** The database is known to be unavailable, so the call fails without waiting for it. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code = 'SKYNN_DATABASE_UNAVAILABLE'
  constructor() {
    super('the database is unavailable')
  }
}

/** Waits for `promise`, at most `milliseconds`. @throws DatabaseTimeout */
export const withDeadline = async <T>(promise: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // The event loop itself may have been blocked: a response that has arrived by then is read first, and counts as in time.
    timer = setTimeout(
      () => setImmediate(() => reject(new DatabaseTimeout(`no response within ${milliseconds} ms`))),
      milliseconds,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection errors, shutting down, out of disk, memory or connections.
const unavailableCodes = /^(08...|57P0[1-5]|53[0-4]00|25006|58030)$/
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOSPC',
])
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|PGlite is (closed|closing)|the database system is/i

const causes = function* (
  error: unknown,
): Generator<Error & { code?: unknown; syscall?: unknown; severity?: unknown }> {
  let current = error
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    yield current
    if (current instanceof AggregateError) yield* causes(current.errors[0])
    current = current.cause
  }
}

/** Whether this error means that the database is unreachable, full or overloaded, which passes, and not that the query was wrong. */
export const isUnavailable = (error: unknown): boolean => {
  for (const cause of causes(error)) {
    const code = typeof cause.code === 'string' ? cause.code : ''
    // The socket file of a stopped server; any other missing file is our own mistake.
    if (code === 'ENOENT' && cause.syscall === 'connect') return true
    if (
      cause instanceof DatabaseTimeout ||
      cause instanceof DatabaseUnavailable ||
      unavailableCodes.test(code) ||
      unavailableSystemCodes.has(code) ||
      unavailableMessages.test(cause.message)
    )
      return true
    // A statement timeout: the database is too busy to serve it now.
    if (code === '57014') return true
    // The embedded engine panics when the disk is full, and aborts its WebAssembly instance when it runs out of memory.
    if (cause.severity === 'PANIC' || cause.name === 'RuntimeError' || cause.name === 'ExitStatus') return true
  }
  return false
}

/** The constraint that a write violated, if any, by its name in server/db/tables. */
export const brokenConstraint = (error: unknown): string | undefined => {
  for (const cause of causes(error)) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}
