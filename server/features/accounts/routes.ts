import { foundingStats, login, logout, me, register, registrationInfo } from '#contract/accounts.ts'
import { closeSession, setSessionCookie } from '#server/auth/sessions.ts'
import { bind } from '#server/http/bind.ts'
import { foundingMembers, joiningNow } from './joining.ts'
import { presentUser } from './present.ts'
import { registerMember } from './register-member.ts'
import { signIn } from './sign-in.ts'

export const accountRoutes = [
  bind(
    register,
    async ({ body, request, reply }, context) => {
      const { member, token } = await registerMember({ ...body, userAgent: request.headers['user-agent'] }, context)
      setSessionCookie(reply, token, context)
      return { user: presentUser(member, context.now()), token }
    },
    'password',
  ),
  bind(
    login,
    async ({ body, request, reply }, context) => {
      const { member, token } = await signIn(
        body,
        { address: request.ip, userAgent: request.headers['user-agent'] },
        context,
      )
      setSessionCookie(reply, token, context)
      return { user: presentUser(member, context.now()), token }
    },
    'password',
  ),
  // Unbounded: logging out, for example on a borrowed phone, must work even when the server is busy.
  bind(
    logout,
    async ({ request, reply }, context) => {
      await closeSession(request, reply, context)
      return { signedOut: true as const }
    },
    'unbounded',
  ),
  bind(me, async ({ member }, context) => presentUser(member, context.now())),
  bind(registrationInfo, (_, context) => joiningNow(context)),
  bind(foundingStats, (_, context) => foundingMembers(context)),
]
