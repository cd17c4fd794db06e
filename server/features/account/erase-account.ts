import type { FastifyRequest } from 'fastify'
import { ERASE_AFTER_DAYS } from '#contract/kinds/account-options.ts'
import { passwordMatches } from '#server/auth/passwords.ts'
import { closeOtherSessions, type Member, signedInAt } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { dateInWords } from '#server/features/notifications/in-words.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { Refusal } from '#server/http/refusal.ts'
import { updateMember } from './queries.ts'

const DAY = 86_400_000
/** How long a sign-in counts as fresh, milliseconds: for members without a password. */
const FRESH = 10 * 60_000

const eraseScheduled = (eraseAt: Date) =>
  ({
    type: 'security',
    title: `Your account will be deleted on ${dateInWords(eraseAt)}`,
    message: 'Until then everything is still here, and you can change your mind in your settings.',
    actionUrl: '/settings',
  }) as const
const eraseUndone = {
  type: 'security',
  title: 'Your account stays',
  message: 'You stopped its deletion, and nothing was deleted. Good to have you here.',
  actionUrl: '/settings',
} as const

/** Makes sure that the request comes from the member and not from someone who found a signed-in phone. @throws Refusal */
const confirmMember = async (
  password: string | undefined,
  request: FastifyRequest,
  member: Member,
  context: AppContext,
): Promise<void> => {
  if (member.passwordHash === null) {
    const opened = await signedInAt(request, context)
    if (opened !== null && context.now().getTime() - opened.getTime() <= FRESH) return
    throw new Refusal('not_allowed', { message: 'Please log out and sign in again, then delete your account.' })
  }
  const attempt = { account: member.email, address: request.ip }
  const wait = context.attempts.waitFor(attempt)
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait })
  // Counted before the slow check, so that concurrent guesses are counted too.
  context.attempts.failed(attempt)
  if (!(await passwordMatches(password ?? '', member.passwordHash))) {
    const message = password ? 'This is not your password' : 'Password is required'
    throw new Refusal('wrong_credentials', { message, issues: [{ path: 'body.password', message }] })
  }
  context.attempts.succeeded(attempt)
}

/**
 * Schedules the erasure of the account and ends all other sessions. A repeated request keeps the first date.
 * @throws Refusal wrong_credentials, too_many_requests; not_allowed without a password and without a fresh sign-in
 */
export const eraseAccount = async (
  password: string | undefined,
  request: FastifyRequest,
  member: Member,
  context: AppContext,
) => {
  await confirmMember(password, request, member, context)
  const now = context.now()
  const eraseAt = member.eraseAt ?? new Date(now.getTime() + ERASE_AFTER_DAYS * DAY)
  await context.database.transaction(async (queries) => {
    await updateMember(queries, member.id, { eraseAt }, now)
    if (member.eraseAt === null) await notify(context, member.id, eraseScheduled(eraseAt), queries)
  })
  await closeOtherSessions(request, member.id, context)
  return { eraseAt: eraseAt.toISOString() }
}

/** Keeps the account; idempotent. */
export const undoErase = async (member: Member, context: AppContext) => {
  await context.database.transaction(async (queries) => {
    await updateMember(queries, member.id, { eraseAt: null }, context.now())
    if (member.eraseAt !== null) await notify(context, member.id, eraseUndone, queries)
  })
  return { eraseAt: null }
}
