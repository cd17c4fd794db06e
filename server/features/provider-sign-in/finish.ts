import type { FastifyRequest } from 'fastify'
import type { ProviderOutcome } from '#contract/provider-sign-in.ts'
import type { AppContext } from '#server/app-context.ts'
import { passwordMatches } from '#server/auth/passwords.ts'
import { type Member, openSession, signedInAt } from '#server/auth/sessions.ts'
import type { Queries } from '#server/db/database.ts'
import type { ProviderClaims } from '#server/db/tables/provider-sign-in.ts'
import { brokenConstraint } from '#server/db/unavailable.ts'
import { hashOf } from '#server/features/account-security/link-tokens.ts'
import { sendVerification } from '#server/features/account-security/send-verification.ts'
import { presentUser } from '#server/features/accounts/present.ts'
import { openAccount } from '#server/features/accounts/register-member.ts'
import { tellAboutNewDevice } from '#server/features/accounts/sign-in.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { Refusal } from '#server/http/refusal.ts'
import { browserOf } from './browser.ts'
import {
  deleteUnderWay,
  findMemberByEmail,
  findMemberByProvider,
  findReturned,
  insertProvider,
  keepUntil,
  lockReturned,
  type UnderWay,
} from './queries.ts'

/** Time to accept the terms or to type a password, milliseconds. */
const TIME_TO_FINISH = 15 * 60_000

type Returned = UnderWay & { claims: ProviderClaims }
type Browser = { request: FastifyRequest; member: Member | null }
type SignedInMember = { member: Member; token: string }

const expired = (): Refusal =>
  new Refusal('link_expired', { message: 'This sign-in took too long or was used before. Please start again.' })

/** Runs `work` on what a provider said, which no other call can use meanwhile. @throws Refusal link_expired */
const withReturned = <Result>(
  token: string,
  request: FastifyRequest,
  context: AppContext,
  work: (returned: Returned, queries: Queries) => Promise<Result>,
): Promise<Result> =>
  context.database.transaction(async (queries) => {
    const row = await lockReturned(queries, hashOf(token), browserOf(request), context.now())
    if (row === undefined || row.claims === null) throw expired()
    return work({ ...row, claims: row.claims }, queries)
  })

/** Connects the account at the provider to the member. @throws Refusal provider_in_use */
const connect = async (
  { provider, claims }: Returned,
  memberId: string,
  queries: Queries,
  now: Date,
): Promise<void> => {
  try {
    await insertProvider(queries, {
      provider,
      subject: claims.subject,
      memberId,
      email: claims.email,
      createdAt: now,
    })
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('member_providers_')) throw new Refusal('provider_in_use', { cause: error })
    throw error
  }
}

const names = { google: 'Google', apple: 'Apple' } as const

/** Tells a member that their account can be signed in to in another way from now on. */
const tellAboutConnection = ({ provider }: Returned, memberId: string, queries: Queries, context: AppContext) =>
  notify(
    context,
    memberId,
    {
      type: 'security',
      title: `${names[provider]} can sign you in now`,
      message: 'If this was not you, disconnect it and change your password.',
      actionUrl: '/settings#sign-in',
    },
    queries,
  )

const signedIn = (account: SignedInMember, { now }: AppContext) => ({
  user: presentUser(account.member, now()),
  token: account.token,
})

const open = async (member: Member, { request }: Browser, queries: Queries, context: AppContext) => {
  const userAgent = request.headers['user-agent']
  await tellAboutNewDevice(member.id, userAgent, queries, context)
  return { member, token: await openSession(queries, member.id, context.now(), userAgent) }
}

/**
 * Exchanges the token of a return from a provider.
 * @throws Refusal link_expired; sign_in_required when the member who connects the provider has signed out; provider_in_use;
 *   email_unverified when the address belongs to an account and the provider does not vouch for it
 */
export const exchangeToken = (
  token: string,
  browser: Browser,
  context: AppContext,
): Promise<{ outcome: ProviderOutcome; session?: string }> =>
  withReturned(token, browser.request, context, async (returned, queries) => {
    const { provider, claims, returnTo, key } = returned
    const now = context.now()
    if (returned.memberId !== null) {
      if (browser.member?.id !== returned.memberId) throw new Refusal('sign_in_required')
      await connect(returned, returned.memberId, queries, now)
      await tellAboutConnection(returned, returned.memberId, queries, context)
      await deleteUnderWay(queries, key)
      return { outcome: { outcome: 'connected', provider, returnTo } }
    }
    const known = await findMemberByProvider(queries, provider, claims.subject)
    if (known !== undefined) {
      await deleteUnderWay(queries, key)
      const account = await open(known, browser, queries, context)
      return {
        outcome: { outcome: 'signed-in', session: signedIn(account, context), returnTo },
        session: account.token,
      }
    }
    const withAddress = await findMemberByEmail(queries, claims.email)
    if (withAddress !== undefined && !claims.emailVerified) throw new Refusal('email_unverified')
    await keepUntil(queries, key, new Date(now.getTime() + TIME_TO_FINISH))
    const shared = { provider, email: claims.email }
    return {
      outcome:
        withAddress === undefined
          ? { outcome: 'join', ...shared, firstName: claims.firstName }
          : { outcome: 'link', ...shared, hasPassword: withAddress.passwordHash !== null },
    }
  })

/**
 * Creates the account of somebody new, by the same rules as any other (decision A8).
 * @throws Refusal link_expired; payment_required; email_taken
 */
export const joinByProvider = async (token: string, browser: Browser, context: AppContext) => {
  const joined = await withReturned(token, browser.request, context, async (returned, queries) => {
    const { email, emailVerified, firstName, lastName } = returned.claims
    const userAgent = browser.request.headers['user-agent']
    const account = await openAccount(
      { email, passwordHash: null, authProvider: returned.provider, emailVerified, firstName, lastName, userAgent },
      queries,
      context,
    )
    await connect(returned, account.member.id, queries, context.now())
    await deleteUnderWay(queries, returned.key)
    return { account, returnTo: returned.returnTo }
  })
  const { account, returnTo } = joined
  if (!account.member.emailVerified) sendVerification(account.member, context)
  return { session: signedIn(account, context), returnTo }
}

/** Whether the member of this request signed in after the provider had sent the browser back. */
const hasJustSignedIn = async (member: Member, returned: UnderWay, browser: Browser, context: AppContext) => {
  const openedAt = browser.member?.id === member.id ? await signedInAt(browser.request, context) : null
  return openedAt !== null && openedAt >= returned.createdAt
}

/** @throws Refusal wrong_credentials; too_many_requests after repeated failures */
const checkPasswordOf = async (member: Member, password: string, address: string, { attempts }: AppContext) => {
  const attempt = { account: member.email, address }
  const wait = attempts.waitFor(attempt)
  if (wait > 0) throw new Refusal('too_many_requests', { retryAfter: wait })
  attempts.failed(attempt)
  if (!(await passwordMatches(password, member.passwordHash))) throw new Refusal('wrong_credentials')
  attempts.succeeded(attempt)
}

/**
 * Connects a provider to the account that has its address: by the password of the account, or after signing in to it.
 * @throws Refusal link_expired; wrong_credentials; too_many_requests after repeated failures; sign_in_required; provider_in_use
 */
export const linkAccount = async (
  { token, password }: { token: string; password?: string | undefined },
  browser: Browser,
  context: AppContext,
) => {
  // The slow check of the password runs before the transaction, which others may wait for.
  const { queries: reading } = context.database
  const found = await findReturned(reading, hashOf(token), browserOf(browser.request), context.now())
  const member = found?.claims?.emailVerified ? await findMemberByEmail(reading, found.claims.email) : undefined
  if (found === undefined || member === undefined) throw expired()
  if (!(await hasJustSignedIn(member, found, browser, context))) {
    if (password === undefined) throw new Refusal('sign_in_required')
    await checkPasswordOf(member, password, browser.request.ip, context)
  }
  return withReturned(token, browser.request, context, async (returned, queries) => {
    await connect(returned, member.id, queries, context.now())
    await tellAboutConnection(returned, member.id, queries, context)
    await deleteUnderWay(queries, returned.key)
    const account = await open(member, browser, queries, context)
    return { session: signedIn(account, context), returnTo: returned.returnTo }
  })
}
