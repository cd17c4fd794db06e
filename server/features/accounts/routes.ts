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
    async ({ body, reply }, house) => {
      const { member, token } = await registerMember(body, house)
      setSessionCookie(reply, token, house)
      return { user: presentUser(member, house.now()), token }
    },
    'password',
  ),
  bind(
    login,
    async ({ body, request, reply }, house) => {
      const { member, token } = await signIn(body, request.ip, house)
      setSessionCookie(reply, token, house)
      return { user: presentUser(member, house.now()), token }
    },
    'password',
  ),
  // Whoever wants to leave a borrowed phone must be able to, however busy the server is.
  bind(
    logout,
    async ({ request, reply }, house) => {
      await closeSession(request, reply, house)
      return { signedOut: true as const }
    },
    'unbounded',
  ),
  bind(me, async ({ member }, house) => presentUser(member, house.now())),
  bind(registrationInfo, (_, house) => joiningNow(house)),
  bind(foundingStats, (_, house) => foundingMembers(house)),
]
