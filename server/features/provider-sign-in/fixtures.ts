import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import type { ProviderClaims } from '#server/db/tables/provider-sign-in.ts'
import { hashOf } from '#server/features/account-security/link-tokens.ts'
import { freshEmail } from '#server/features/accounts/fixtures.ts'
import { insertProvider, insertUnderWay } from './queries.ts'

const token = (): string => randomBytes(32).toString('base64url')

const claimsOf = (claims: Partial<ProviderClaims> = {}): ProviderClaims => ({
  subject: token(),
  email: freshEmail(),
  emailVerified: true,
  firstName: null,
  lastName: null,
  ...claims,
})

/** A browser that Google has just sent back with these claims. @returns its token, and the header that marks the browser */
export const createReturned = async (context: AppContext, claims: Partial<ProviderClaims> = {}) => {
  const [one, mark] = [token(), token()]
  const now = context.now()
  await insertUnderWay(context.database.queries, {
    key: hashOf(one),
    provider: 'google',
    browser: hashOf(mark),
    nonce: '',
    verifier: '',
    memberId: null,
    returnTo: '/dashboard',
    claims: claimsOf(claims),
    createdAt: now,
    expire: new Date(now.getTime() + 60_000),
  })
  return { token: one, headers: { cookie: `skynn_provider=${mark}`, 'sec-fetch-site': 'same-origin' } }
}

/** Connects Google to a member. */
export const createLinked = (context: AppContext, memberId: string, claims: Partial<ProviderClaims> = {}) => {
  const { subject, email } = claimsOf(claims)
  return insertProvider(context.database.queries, {
    provider: 'google',
    subject,
    email,
    memberId,
    createdAt: context.now(),
  })
}
