import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-skynn-in-process'
/** Known to this process alone, so that nobody outside can pass for it. */
const key = randomBytes(24).toString('base64url')

/** Marks a call the server makes to itself while it renders a page. */
export const inProcessHeaders = { [HEADER]: key }

/** Whether the server itself asks: such calls count against nobody's limit. */
export const isInProcess = (request: FastifyRequest): boolean => {
  const given = request.headers[HEADER]
  return (
    typeof given === 'string' && given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key))
  )
}
