import { passwordMatches } from '#server/auth/passwords.ts'
import { type Member, openSession } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findMemberByEmail } from './queries.ts'

/**
 * Checks credentials and opens a session. An unknown email address takes as long and returns the same error as a wrong password; failures
 * are counted per account and IP address, whether or not the account exists.
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
  return { member, token: await openSession(context.database.queries, member.id, context.now(), client.userAgent) }
}
