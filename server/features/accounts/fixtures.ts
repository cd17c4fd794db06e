import { randomBytes } from 'node:crypto'
import { openSession } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { insertMember, type NewMember, takeRegistrationNumber } from './queries.ts'

const DAY = 86_400_000

/** The password of every test member, with its hash, because hashing it for each member would slow the tests down. */
export const TEST_PASSWORD = 'rooibos and honey'
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$NAYCZD80jBQ8yIZoRU+7Qg$3Fke2BiryqhPpKp6FGY60LaM/wmbXl6YJwAOD2R+lc8'

const memberships = {
  free: () => ({ subscriptionStatus: 'free' }),
  active: () => ({ subscriptionStatus: 'active' }),
  founding: () => ({ subscriptionStatus: 'free_lifetime', isFoundingMember: true }),
  trial: (now: number) => ({ subscriptionStatus: 'trial', trialEndDate: new Date(now + 10 * DAY) }),
  'ended trial': (now: number) => ({ subscriptionStatus: 'trial', trialEndDate: new Date(now - 1) }),
} as const satisfies Record<string, (now: number) => Partial<NewMember>>
export type Membership = keyof typeof memberships

/** A unique email address. */
export const freshEmail = (): string => `${randomBytes(6).toString('hex')}@example.org`

/** Creates a signed-in member with the given membership. The password is TEST_PASSWORD. */
export const createMember = async (
  context: AppContext,
  membership: Membership = 'free',
  overrides: Partial<NewMember> = {},
) => {
  const now = context.now()
  return context.database.transaction(async (queries) => {
    const member = await insertMember(queries, {
      email: freshEmail(),
      passwordHash: TEST_PASSWORD_HASH,
      registrationNumber: await takeRegistrationNumber(queries),
      signupDate: now,
      ...memberships[membership](now.getTime()),
      ...overrides,
    })
    return { ...member, token: await openSession(queries, member.id, now) }
  })
}
