import type { FastifyBaseLogger } from 'fastify'

/** Structured log lines. Never with a body, a token, an address or anything a member wrote. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown }

const frames = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * What of an error may be logged. The drivers write the values of a failed statement into their errors, and those are addresses and
 * hashes of members: they are left out, wherever in the chain of causes they stand.
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
