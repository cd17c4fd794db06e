import * as contract from '#contract/account-security.ts'
import { clearSessionCookie, presentedSid } from '#server/auth/sessions.ts'
import { bind } from '#server/http/bind.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { presentSession } from './present.ts'
import { deleteSessionOf, deleteSessionsOf, sessionsOf } from './queries.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerification } from './send-verification.ts'
import { verifyEmail } from './verify-email.ts'

export const accountSecurityRoutes = [
  bind(contract.forgotPassword, async ({ body }, context) => {
    forgotPassword(body, context)
    return { accepted: true as const }
  }),
  bind(
    contract.resetPassword,
    async ({ body }, context) => {
      await resetPassword(body, context)
      return { reset: true as const }
    },
    'password',
  ),
  bind(contract.verifyEmail, ({ body }, context) => verifyEmail(body, context)),
  bind(contract.resendVerification, async ({ member }, context) => {
    if (!member.emailVerified) sendVerification(member, context)
    return { sent: !member.emailVerified }
  }),
  bind(
    contract.changePassword,
    async ({ body, member, request }, context) => {
      await changePassword(member, body, { address: request.ip, sid: presentedSid(request, context) }, context)
      return { changed: true as const }
    },
    'password',
  ),
  bind(
    contract.changeEmail,
    async ({ body, member, request }, context) => {
      await changeEmail(member, body, request.ip, context)
      return { accepted: true as const }
    },
    'password',
  ),
  bind(contract.listSessions, async ({ member, request }, context) => {
    const sid = presentedSid(request, context)
    const rows = await sessionsOf(context.database.queries, member.id, context.now())
    return rows
      .map((row) => presentSession(row, sid))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }),
  bind(contract.endSession, async ({ params, member }, context) => ({
    ended: await deleteSessionOf(context.database.queries, member.id, params.id),
  })),
  // Unbounded, as logging out is: it must work even when the server is busy.
  bind(
    contract.signOutEverywhere,
    async ({ member, reply }, context) => {
      await deleteSessionsOf(context.database.queries, member.id)
      clearSessionCookie(reply)
      return { signedOut: true as const }
    },
    'unbounded',
  ),
]
