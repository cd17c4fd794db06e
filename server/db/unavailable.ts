/** The database did not respond in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
  readonly code = 'SKYNN_DATABASE_TIMEOUT'
}

/** The database is known to be away: nothing was asked of it. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly code = 'SKYNN_DATABASE_AWAY'
  constructor() {
    super('the database is away')
  }
}

/** Waits for `promise`, at most `milliseconds`. @throws DatabaseTimeout */
export const withDeadline = async <T>(promise: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // The process itself may have been busy all the while: what has arrived by then is read first, and is in time.
    timer = setTimeout(
      () => setImmediate(() => reject(new DatabaseTimeout(`no answer within ${milliseconds} ms`))),
      milliseconds,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection trouble, shutting down, out of disk, memory or connections.
const awayCodes = /^(08...|57P0[1-5]|53[0-4]00|25006|58030)$/
const awaySystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOSPC',
])
const awayMessages =
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

/** Whether this failure means "the database is away, full or overloaded", which passes, and not "the question was wrong". */
export const isUnavailable = (error: unknown): boolean => {
  for (const cause of causes(error)) {
    const code = typeof cause.code === 'string' ? cause.code : ''
    // The socket file of a server that is stopped; any other file that is missing is our own mistake.
    if (code === 'ENOENT' && cause.syscall === 'connect') return true
    if (
      cause instanceof DatabaseTimeout ||
      cause instanceof DatabaseAway ||
      awayCodes.test(code) ||
      awaySystemCodes.has(code) ||
      awayMessages.test(cause.message)
    )
      return true
    // A statement that ran into its time limit: the database is too busy to serve it now.
    if (code === '57014') return true
    // The embedded engine panics when the disk is full, and aborts its WebAssembly instance when its memory is gone.
    if (cause.severity === 'PANIC' || cause.name === 'RuntimeError' || cause.name === 'ExitStatus') return true
  }
  return false
}

/** The constraint that a write broke, if that is what happened: the name given in server/db/tables. */
export const brokenConstraint = (error: unknown): string | undefined => {
  for (const cause of causes(error)) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}
