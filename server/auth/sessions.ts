import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '#server/db/database.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deviceOf } from './device.ts'
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

/**
 * Opens a session and returns its token, which is always a new one. Only the hash of the token is stored.
 * @param userAgent of the browser; the member's list of sessions names the device that it suggests
 */
export const openSession = async (
  queries: Queries,
  memberId: string,
  now: Date,
  userAgent?: string,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const device = deviceOf(userAgent)
  await insertSession(queries, {
    sid: sidOf(token),
    sess: { createdAt: now.toISOString(), ...(device !== undefined && { device }) },
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

/** The `sid` of the session that this request presents; undefined without one. */
export const presentedSid = (request: FastifyRequest, context: AppContext): string | undefined => {
  const token = tokenOf(request, context)
  return token === undefined ? undefined : sidOf(token)
}

/** Removes the session cookie from the browser. */
export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
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
    await extendSession(queries, sid, new Date(now.getTime() + LIFETIME), now)
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
  const sid = presentedSid(request, context)
  if (sid !== undefined) await deleteSession(context.database.queries, sid)
  await deleteExpiredSessions(context.database.queries, context.now())
  clearSessionCookie(reply)
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
