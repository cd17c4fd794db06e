import { passwordMatches } from '#server/auth/passwords.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Checks the current password before a change that takes over the account: a stolen session alone must not be enough. Failures count as
 * failed sign-ins do.
 * @param check the password, the field that it is in, and the IP address of the client
 * @throws Refusal invalid_input with the field; too_many_requests after repeated failures
 */
export const checkPassword = async (
  member: Member,
  check: { password: string; field: string; address: string },
  { attempts }: AppContext,
): Promise<void> => {
  const attempt = { account: member.email, address: check.address }
  const wait = attempts.waitFor(attempt)
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait })
  attempts.failed(attempt)
  if (!(await passwordMatches(check.password, member.passwordHash))) {
    const message =
      member.passwordHash === null
        ? 'Your account has no password yet. Log out and use “Forgot password?” to choose one.'
        : 'This is not your current password.'
    throw new Refusal('invalid_input', { message, issues: [{ path: check.field, message }] })
  }
  attempts.succeeded(attempt)
}
