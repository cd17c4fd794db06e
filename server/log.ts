import type { FastifyBaseLogger } from 'fastify'

/** Structured log lines. They never contain a body, a token, an address or anything a member wrote. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

const frames = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * The parts of an error that may be logged. Database drivers include the values of a failed statement in their errors, for example email
 * addresses and password hashes of members: these are omitted at every level of the cause chain.
 */
export const errorForLog = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: error.message.split('\nparams: ')[0] ?? '',
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: frames(error.stack),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  }
}

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} }
