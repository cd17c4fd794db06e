import { randomBytes } from 'node:crypto'
import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { Env } from '#server/env.ts'

/** Path of the practice provider. */
export const PRACTICE = '/practice-sign-in'

/** Whether the site is only open to this machine. */
const isLocal = (origin: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/** The issuer of the practice provider; undefined on a public origin, where nobody may sign in by naming an address. */
export const practiceIssuer = ({ PUBLIC_ORIGIN }: Env): string | undefined =>
  isLocal(PUBLIC_ORIGIN) ? `${PUBLIC_ORIGIN}${PRACTICE}` : undefined

const secret = randomBytes(32).toString('base64url')

/** Our registration with the practice provider. */
export const practiceClient = (provider: ProviderName): { clientId: string; secret: string } => ({
  clientId: `skynn-${provider}`,
  secret,
})
