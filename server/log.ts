import type { FastifyBaseLogger } from 'fastify'

/** Structured log lines. Never with a body, a token, an address or anything a member wrote. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} }
