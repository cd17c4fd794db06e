import { randomBytes } from 'node:crypto'
import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { AppContext } from '#server/app-context.ts'
import { hashOf } from '#server/features/account-security/link-tokens.ts'
import { ProviderFailed } from '#server/providers/providers.ts'
import { failureAddress } from './failures.ts'
import { insertUnderWay, takeStarted } from './queries.ts'

/** Time until the app must have exchanged the token, milliseconds (decision A2). */
const TOKEN_LIFETIME = 60_000

/**
 * Receives the browser from a provider, checks what that says and issues the one-time token for the app.
 * @param callback the request of the browser, at its public address
 * @param state as the provider returned it
 * @returns the address to send the browser to
 */
export const returnFromProvider = async (
  provider: ProviderName,
  { callback, state }: { callback: Request; state: string },
  context: AppContext,
): Promise<string> => {
  const now = context.now()
  const { queries } = context.database
  const started = await takeStarted(queries, hashOf(state), provider, now)
  const using = context.providers.get(provider)
  if (started === undefined || using === undefined)
    return failureAddress({ provider, reason: 'expired', connect: false })
  try {
    const claims = await using.finish(callback, { state, nonce: started.nonce, verifier: started.verifier })
    const token = randomBytes(32).toString('base64url')
    await insertUnderWay(queries, {
      ...started,
      key: hashOf(token),
      claims,
      createdAt: now,
      expire: new Date(now.getTime() + TOKEN_LIFETIME),
    })
    return `/auth?auth=success&token=${token}`
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    if (error.reason !== 'cancelled')
      context.log.warn({ provider, err: error.cause }, 'a sign-in with a provider failed')
    return failureAddress({ provider, reason: error.reason, connect: started.memberId !== null })
  }
}
