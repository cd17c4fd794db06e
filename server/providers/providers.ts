import { importPKCS8, SignJWT } from 'jose'
import * as client from 'openid-client'
import { providerNames } from '#contract/kinds/account-options.ts'
import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { ProviderClaims } from '#server/db/tables/provider-sign-in.ts'
import type { Env } from '#server/env.ts'
import { practiceClient, practiceIssuer } from './practice-clients.ts'

/** Longest wait for a provider, seconds. */
const TIMEOUT = 8
/** How far the clocks of a provider and this server may differ, seconds. */
const CLOCK_TOLERANCE = 120
/** Validity of the client secret that Apple wants signed for each use. */
const SECRET_LIFETIME = '5m'

/** What binds a return from a provider to the sign-in that started it. */
type Checks = { state: string; nonce: string; verifier: string }

/** `cancelled`: by the person's own choice; `no-email`: the provider told us no address. */
export type FailureReason = 'cancelled' | 'no-email' | 'failed'

/** Somebody could not be signed in by a provider. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed'
  readonly reason: FailureReason
  constructor(reason: FailureReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** An OpenID Connect provider to sign in with. */
export type SignInProvider = {
  /** A page of our own stands in for it. */
  isPractice: boolean
  /** The address at the provider that the browser goes to. @throws ProviderFailed when the provider is out of reach */
  start(checks: Checks): Promise<URL>
  /** What the provider says about the person who came back. @throws ProviderFailed */
  finish(callback: Request, checks: Checks): Promise<ProviderClaims>
}

type Settings = {
  issuer: string
  clientId: string
  /** Created anew for each use: Apple's is signed and short-lived. */
  secret: () => Promise<string>
  callback: string
  scope: string
  /** Apple sends what it tells in a form, everybody else in the address. */
  responseMode?: 'form_post'
  isPractice: boolean
}

/** Apple's client secret: https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
const appleSecret = async ({ apple, APPLE_ISSUER }: Env & { apple: NonNullable<Env['apple']> }): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: apple.APPLE_KEY_ID })
    .setIssuer(apple.APPLE_TEAM_ID)
    .setSubject(apple.APPLE_CLIENT_ID)
    .setAudience(APPLE_ISSUER)
    .setIssuedAt()
    .setExpirationTime(SECRET_LIFETIME)
    .sign(await importPKCS8(apple.APPLE_PRIVATE_KEY, 'ES256'))

/** The path that a provider sends the browser back to. */
export const callbackPath = (provider: ProviderName): string => `/api/auth/${provider}/callback`

/** The settings of a provider; undefined if people cannot sign in with it. */
const settingsOf = (provider: ProviderName, env: Env): Settings | undefined => {
  const { google, apple } = env
  const shared = { callback: `${env.PUBLIC_ORIGIN}${callbackPath(provider)}`, isPractice: false }
  if (provider === 'google' && google) {
    const secret = async () => google.GOOGLE_CLIENT_SECRET
    return {
      ...shared,
      issuer: env.GOOGLE_ISSUER,
      clientId: google.GOOGLE_CLIENT_ID,
      secret,
      scope: 'openid email profile',
    }
  }
  if (provider === 'apple' && apple) {
    const secret = () => appleSecret({ ...env, apple })
    return {
      ...shared,
      issuer: env.APPLE_ISSUER,
      clientId: apple.APPLE_CLIENT_ID,
      secret,
      scope: 'openid email name',
      responseMode: 'form_post',
    }
  }
  const issuer = practiceIssuer(env)
  if (issuer === undefined) return undefined
  const { clientId, secret } = practiceClient(provider)
  return {
    ...shared,
    issuer,
    clientId,
    secret: async () => secret,
    scope: 'openid email profile',
    ...(provider === 'apple' && { responseMode: 'form_post' }),
    isPractice: true,
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** The name that Apple sends beside the code, at the first sign-in only. */
const nameInForm = (form: FormData): { first: string | null; last: string | null } => {
  try {
    const { name } = JSON.parse(text(form.get('user')) ?? '{}') as {
      name?: { firstName?: unknown; lastName?: unknown }
    }
    return { first: text(name?.firstName), last: text(name?.lastName) }
  } catch {
    return { first: null, last: null }
  }
}

/** Whether the person chose not to sign in. Apple calls it `user_cancelled_authorize`. */
const isCancelled = (parameters: URLSearchParams | FormData): boolean =>
  ['access_denied', 'user_cancelled_authorize'].includes(text(parameters.get('error')) ?? '')

const connect = (settings: Settings): SignInProvider => {
  const { issuer, clientId, callback } = settings
  let found: Promise<client.Configuration> | undefined
  /** Made before each use. */
  let secret = ''
  const discover = async (): Promise<client.Configuration> =>
    client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE },
      (_server, metadata, body) => {
        body.set('client_id', metadata.client_id)
        body.set('client_secret', secret)
      },
      { timeout: TIMEOUT, ...(issuer.startsWith('http:') && { execute: [client.allowInsecureRequests] }) },
    )
  /** What the provider publishes about itself, fetched once; a failure is not kept. */
  const configuration = async (): Promise<client.Configuration> => {
    found ??= discover()
    try {
      return await found
    } catch (error) {
      found = undefined
      throw new ProviderFailed('failed', error)
    }
  }
  return {
    isPractice: settings.isPractice,
    start: async ({ state, nonce, verifier }) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(settings.responseMode && { response_mode: settings.responseMode }),
      }),
    finish: async (request, { state, nonce, verifier }) => {
      const form = request.method === 'POST' ? await request.clone().formData() : undefined
      if (isCancelled(form ?? new URL(request.url).searchParams)) throw new ProviderFailed('cancelled')
      const config = await configuration()
      try {
        secret = await settings.secret()
        const tokens = await client.authorizationCodeGrant(config, request, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        const email = text(claims?.email)
        if (claims === undefined || email === null) throw new ProviderFailed('no-email')
        const named = form && nameInForm(form)
        return {
          subject: claims.sub,
          email: email.toLowerCase(),
          // Apple sends the text "true".
          emailVerified: claims.email_verified === true || text(claims.email_verified) === 'true',
          firstName: named?.first ?? text(claims.given_name),
          lastName: named?.last ?? text(claims.family_name),
        }
      } catch (error) {
        throw error instanceof ProviderFailed ? error : new ProviderFailed('failed', error)
      }
    },
  }
}

/** The providers that people can sign in with here, in the order of their buttons. */
export const connectProviders = (env: Env): ReadonlyMap<ProviderName, SignInProvider> =>
  new Map(
    providerNames.flatMap((provider) => {
      const settings = settingsOf(provider, env)
      return settings === undefined ? [] : [[provider, connect(settings)] as const]
    }),
  )
