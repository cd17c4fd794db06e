import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '#server/db/database.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  extendSession,
  findSession,
  findSessionRecord,
  insertSession,
  type MemberRow,
} from './queries.ts'

/** The authenticated member of a request. */
export type Member = MemberRow

/** Name of the cookie that holds the session token. */
export const SESSION_COOKIE = 'skynn_session'
/** Seven days from the last visit (decision A1). */
const LIFETIME = 7 * 86_400_000
/** A session is extended at most once an hour, to save writes. */
const EXTEND_AFTER = 3_600_000

const sidOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Opens a session and returns its token. Only the hash of the token is stored. */
export const openSession = async (queries: Queries, memberId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await insertSession(queries, {
    sid: sidOf(token),
    sess: { createdAt: now.toISOString() },
    expire: new Date(now.getTime() + LIFETIME),
    memberId,
  })
  return token
}

/** Also sets the token as a cookie, for requests that cannot send a header (event streams, downloads; decision A1). */
export const setSessionCookie = (reply: FastifyReply, token: string, context: AppContext): void => {
  reply.setCookie(SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME / 1000,
    secure: context.env.PUBLIC_ORIGIN.startsWith('https:'),
  })
}

/**
 * Browsers send cookies with requests from other sites too, so a write must prove that it comes from our own pages (decision A1).
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
const isSameOrigin = (request: FastifyRequest, context: AppContext): boolean => {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return request.headers.origin === context.env.PUBLIC_ORIGIN
}

const tokenOf = (request: FastifyRequest, context: AppContext): string | undefined => {
  const header = request.headers.authorization
  if (header !== undefined) return /^bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header)?.[1]
  const cookie = request.cookies[SESSION_COOKIE]
  if (cookie === undefined) return undefined
  if (!isSameOrigin(request, context))
    throw new Refusal('not_allowed', { message: 'This request did not come from our own pages.' })
  return cookie
}

/** The member of a valid session, or null. Extends a session in use, and its cookie, at most once an hour. */
export const memberOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<Member | null> => {
  const token = tokenOf(request, context)
  if (token === undefined) return null
  const { queries } = context.database
  const sid = sidOf(token)
  const session = await findSession(queries, sid)
  const now = context.now()
  if (!session || session.expire <= now) return null
  if (session.expire.getTime() - now.getTime() < LIFETIME - EXTEND_AFTER) {
    await extendSession(queries, sid, new Date(now.getTime() + LIFETIME))
    if (request.cookies[SESSION_COOKIE] === token) setSessionCookie(reply, token, context)
  }
  return session.member
}

/** Ends the session of this request, if any, and clears the cookie. Also deletes all expired sessions. */
export const closeSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): Promise<void> => {
  const token = tokenOf(request, context)
  if (token !== undefined) await deleteSession(context.database.queries, sidOf(token))
  await deleteExpiredSessions(context.database.queries, context.now())
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

/** Ends all sessions of the member except the one of this request. */
export const closeOtherSessions = async (
  request: FastifyRequest,
  memberId: string,
  context: AppContext,
): Promise<void> => {
  await deleteOtherSessions(context.database.queries, memberId, sidOf(tokenOf(request, context) ?? ''))
}

/** When the session of this request was opened; null without a session. */
export const signedInAt = async (request: FastifyRequest, context: AppContext): Promise<Date | null> => {
  const token = tokenOf(request, context)
  const record = token === undefined ? undefined : await findSessionRecord(context.database.queries, sidOf(token))
  return record === undefined ? null : new Date(record.createdAt)
}
