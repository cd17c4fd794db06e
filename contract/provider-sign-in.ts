import { z } from 'zod'
import * as routes from './routes/provider-sign-in.ts'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { providerNames } from './kinds/account-options.ts'
import { Timestamp } from './values.ts'

export const ProviderName = z.enum(providerNames)
export type ProviderName = z.infer<typeof ProviderName>

export const signInProviders = endpoint(routes.signInProviders, {
  who: 'anyone',
  summary:
    'The providers to sign in with. `isPractice`: a page of our own stands in for the provider, on a developer’s machine only',
  response: z.array(z.object({ provider: ProviderName, isPractice: z.boolean() })),
  errors: [],
})

/** The one-time token that a return from a provider carries (decision A2). */
const Token = z.string().regex(/^[\w-]{43}$/, 'This is not a sign-in token.')

const toFinish = { provider: ProviderName, email: z.string() }

/** What a return from a provider leads to. */
export const ProviderOutcome = z.discriminatedUnion('outcome', [
  /** The account is known: signed in. `returnTo` is the page that the person came from. */
  z.object({ outcome: z.literal('signed-in'), session: SignedIn, returnTo: z.string() }),
  /** The provider was connected to the account of the member who asked for it. */
  z.object({ outcome: z.literal('connected'), provider: ProviderName, returnTo: z.string() }),
  /** There is no account yet: `joinWithProvider` creates it once the terms are accepted (decision A8). */
  z.object({ outcome: z.literal('join'), ...toFinish, firstName: z.string().nullable() }),
  /** An account has this email address: `linkProvider` connects it. `hasPassword`: with its password, else after signing in to it. */
  z.object({ outcome: z.literal('link'), ...toFinish, hasPassword: z.boolean() }),
])
export type ProviderOutcome = z.infer<typeof ProviderOutcome>

export const exchangeProviderToken = endpoint(routes.exchangeProviderToken, {
  who: 'anyone',
  limit: 'account',
  summary: 'Exchanges the one-time token of a return from a provider: for a session, or for what is left to do',
  body: z.object({ token: Token }),
  response: ProviderOutcome,
  errors: ['link_expired', 'email_taken', 'sign_in_required', 'provider_in_use', 'email_unverified'],
})

export const joinWithProvider = endpoint(routes.joinWithProvider, {
  who: 'anyone',
  limit: 'account',
  status: 201,
  summary: 'Creates an account for somebody who signed in with a provider; 402 once registration requires payment',
  body: z.object({ token: Token, acceptTerms: z.literal(true, 'You must accept the Terms of Service') }),
  response: z.object({ session: SignedIn, returnTo: z.string() }),
  errors: ['link_expired', 'payment_required', 'email_taken'],
})

export const linkProvider = endpoint(routes.linkProvider, {
  who: 'anyone',
  limit: 'account',
  summary:
    'Connects a provider to the account with the same email address, by its password or by a sign-in that is newer than the return',
  body: z.object({ token: Token, password: z.string().min(1, 'Password is required').max(200).optional() }),
  response: z.object({ session: SignedIn, returnTo: z.string() }),
  errors: ['link_expired', 'sign_in_required', 'wrong_credentials', 'provider_in_use'],
})

const LinkedProvider = z.object({ provider: ProviderName, email: z.string(), linkedAt: Timestamp })

export const listLinkedProviders = endpoint(routes.listLinkedProviders, {
  who: 'member',
  summary: 'The providers connected to the account; `hasPassword` tells whether it can be signed in to without them',
  response: z.object({ hasPassword: z.boolean(), linked: z.array(LinkedProvider) }),
  errors: ['sign_in_required'],
})

export const unlinkProvider = endpoint(routes.unlinkProvider, {
  who: 'member',
  summary: 'Disconnects a provider, unless it is the only way to sign in',
  params: z.object({ provider: ProviderName }),
  response: z.object({ unlinked: z.literal(true) }),
  errors: ['sign_in_required', 'not_found', 'only_way_in'],
})
