import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomPKCECodeVerifier } from 'openid-client'
import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { AppContext } from '#server/app-context.ts'
import { memberOf, signedInAt } from '#server/auth/sessions.ts'
import { hashOf } from '#server/features/account-security/link-tokens.ts'
import { ProviderFailed } from '#server/providers/providers.ts'
import { markBrowser } from './browser.ts'
import { failureAddress } from './failures.ts'
import { deleteExpired, insertUnderWay } from './queries.ts'

/** Time at the provider, milliseconds. */
const LIFETIME = 15 * 60_000
/** A provider can be connected this long after signing in, milliseconds; a stolen session must not add a way in. */
const FRESH = 15 * 60_000

/** A path of our own to return to; the dashboard for anything else. */
const ownPath = (from: string | undefined): string =>
  from !== undefined && /^\/(?![/\\])[^\s]{0,300}$/.test(from) && !from.startsWith('/auth') ? from : '/dashboard'

/**
 * Starts a sign-in: keeps what binds it to this browser.
 * @param input.connect the member wants to add the provider to their account
 * @returns the address to send the browser to, at the provider or, if that cannot be, at a page of ours that says why
 */
export const startProviderSignIn = async (
  provider: ProviderName,
  input: { from?: string | undefined; connect: boolean; request: FastifyRequest; reply: FastifyReply },
  context: AppContext,
): Promise<string> => {
  const { request, reply, connect } = input
  const using = context.providers.get(provider)
  if (using === undefined) return failureAddress({ provider, reason: 'failed', connect })
  const now = context.now()
  const member = connect ? await memberOf(request, reply, context) : null
  const openedAt = connect ? await signedInAt(request, context) : null
  if (connect && (member === null || openedAt === null || now.getTime() - openedAt.getTime() > FRESH))
    return failureAddress({ provider, reason: 'sign-in-again', connect })
  const checks = {
    state: randomBytes(32).toString('base64url'),
    nonce: randomBytes(32).toString('base64url'),
    verifier: randomPKCECodeVerifier(),
  }
  try {
    const address = await using.start(checks)
    await deleteExpired(context.database.queries, now)
    await insertUnderWay(context.database.queries, {
      key: hashOf(checks.state),
      provider,
      browser: markBrowser(reply, LIFETIME / 1000, context),
      nonce: checks.nonce,
      verifier: checks.verifier,
      memberId: member?.id ?? null,
      returnTo: ownPath(input.from),
      createdAt: now,
      expire: new Date(now.getTime() + LIFETIME),
    })
    return address.href
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    context.log.warn({ provider, err: error.cause }, 'a sign-in provider is out of reach')
    return failureAddress({ provider, reason: 'failed', connect })
  }
}
