import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { hashOf } from '#server/features/account-security/link-tokens.ts'

/** Marks the browser that started a sign-in, so that nobody can be signed in by a link that somebody else made (decision A2). */
const COOKIE = 'skynn_provider'

/** Marks this browser. @returns the hash to store */
export const markBrowser = (reply: FastifyReply, seconds: number, { env }: AppContext): string => {
  const mark = randomBytes(32).toString('base64url')
  reply.setCookie(COOKIE, mark, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth',
    maxAge: seconds,
    secure: env.PUBLIC_ORIGIN.startsWith('https:'),
  })
  return hashOf(mark)
}

/** The hash of the mark of this browser. */
export const browserOf = (request: FastifyRequest): string => hashOf(request.cookies[COOKIE] ?? '')
