import { deviceOf } from '#server/auth/device.ts'
import { passwordMatches } from '#server/auth/passwords.ts'
import { type Member, openSession } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Queries } from '#server/db/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findMemberByEmail, hasSessionOn } from './queries.ts'

/**
 * Notifies the member of a sign-in on a device that they have no session on. Once a month for each device: somebody who logs out and in
 * again on the same phone learns nothing new. The description is rough, so a stranger with the same kind of phone goes unnoticed.
 */
export const tellAboutNewDevice = async (
  memberId: string,
  userAgent: string | undefined,
  queries: Queries,
  context: AppContext,
): Promise<void> => {
  const device = deviceOf(userAgent)
  if (await hasSessionOn(queries, memberId, device)) return
  const notice = {
    type: 'security',
    title: device === undefined ? 'New sign-in to your account' : `New sign-in: ${device}`,
    message: 'If this was you, all is well. If not, sign that device out and change your password.',
    actionUrl: '/settings#sessions',
    once: `sign-in on ${device ?? 'an unknown device'} in ${context.now().toISOString().slice(0, 7)}`,
  } as const
  await notify(context, memberId, notice, queries)
}

/**
 * Checks credentials and opens a session. An unknown email address takes as long and returns the same error as a wrong password; failures
 * are counted per account and IP address, whether or not the account exists. The member is notified of a new device.
 * @param client IP address and user agent of the client
 * @throws Refusal wrong_credentials; too_many_requests after repeated failures
 */
export const signIn = async (
  input: { email: string; password: string },
  client: { address: string; userAgent?: string | undefined },
  context: AppContext,
): Promise<{ member: Member; token: string }> => {
  const email = input.email.toLowerCase()
  const attempt = { account: email, address: client.address }
  const wait = context.attempts.waitFor(attempt)
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait })
  // Counted before the slow check, so that concurrent guesses are counted too.
  context.attempts.failed(attempt)
  const member = await findMemberByEmail(context.database.queries, email)
  if (!(await passwordMatches(input.password, member?.passwordHash ?? null)) || !member)
    throw new Refusal('wrong_credentials')
  context.attempts.succeeded(attempt)
  const token = await context.database.transaction(async (queries) => {
    await tellAboutNewDevice(member.id, client.userAgent, queries, context)
    return openSession(queries, member.id, context.now(), client.userAgent)
  })
  return { member, token }
}
