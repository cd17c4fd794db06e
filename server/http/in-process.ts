import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-skynn-in-process'
/** Known only to this process, so that no client can forge the header. */
const key = randomBytes(24).toString('base64url')

/** Marks a call the server makes to itself while it renders a page. */
export const inProcessHeaders = { [HEADER]: key }

/** Whether the call comes from the server itself; such calls have no rate limit. */
export const isInProcess = (request: FastifyRequest): boolean => {
  const value = request.headers[HEADER]
  return (
    typeof value === 'string' && value.length === key.length && timingSafeEqual(Buffer.from(value), Buffer.from(key))
  )
}
