import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync } from 'node:crypto'
import { importSPKI, jwtVerify } from 'jose'
import type { Configuration } from 'oidc-provider'
import { afterAll } from 'vitest'
import { createPracticeProvider } from './practice-provider.ts'

/** Our origin in tests, which the providers send the browser back to. */
export const ORIGIN = 'http://localhost:3000'

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** Whether a client secret is signed as Apple wants it. */
const isSignedSecret = async (secret: string, issuer: string): Promise<boolean> => {
  const key = await importSPKI(publicKey, 'ES256')
  const expected = { issuer: 'TEAM123456', subject: 'za.co.skynn', audience: issuer }
  return jwtVerify(secret, key, expected).then(
    ({ protectedHeader }) => protectedHeader.kid === 'KEY1234567',
    () => false,
  )
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const clockOfProvider = new AsyncLocalStorage<number>()
const timeHere = Date.now
/** Gives what a provider runs a clock that differs from ours. */
Date.now = () => timeHere() + (clockOfProvider.getStore() ?? 0)

/**
 * Starts an OpenID Connect provider on a port of its own, with our registrations for Google and Apple.
 * @param skew how far its clock is ahead, milliseconds
 */
export const startProvider = async ({ skew = 0, ttl = {} }: { skew?: number; ttl?: Configuration['ttl'] } = {}) => {
  /** Whether the provider is up; while it is down it closes every connection. */
  const state: { isUp: boolean; handler?: Handler } = { isUp: true }
  const server = createServer((request, response) => {
    if (state.isUp && state.handler) void clockOfProvider.run(skew, state.handler, request, response)
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = (provider: string, id: string) => ({
    client_id: id,
    client_secret: 'a secret of Google',
    redirect_uris: [`${ORIGIN}/api/auth/${provider}/callback`],
    token_endpoint_auth_method: 'client_secret_post' as const,
  })
  state.handler = await createPracticeProvider({
    issuer,
    clients: [client('google', 'skynn-at-google'), client('apple', 'za.co.skynn')],
    ttl,
    // Apple's secrets are signed anew for each use, so they are verified instead of compared.
    isSecret: (id, secret) =>
      id === 'za.co.skynn' ? isSignedSecret(secret, issuer) : Promise.resolve(secret === 'a secret of Google'),
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const env = {
    PUBLIC_ORIGIN: ORIGIN,
    GOOGLE_CLIENT_ID: 'skynn-at-google',
    GOOGLE_CLIENT_SECRET: 'a secret of Google',
    GOOGLE_ISSUER: issuer,
    APPLE_CLIENT_ID: 'za.co.skynn',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: String(privateKey),
    APPLE_ISSUER: issuer,
  }
  return { issuer, env, state }
}

type Person = { email: string; firstName?: string; lastName?: string; verified?: boolean; cancels?: boolean }

/** What a form of a page would send: its hidden fields. */
const formIn = (html: string) => ({
  action: /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
  fields: new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
})

/** The request that the provider makes the browser send back to us. */
export type Return = { method: 'GET' | 'POST'; path: string; body?: string }

/** Walks through the pages of a provider as a browser does. @param address where we sent the browser */
export const walkThrough = async (address: string, person: Person): Promise<Return> => {
  const cookies = new Map<string, string>()
  const visit = async (url: string, body?: URLSearchParams): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  let response = await visit(address)
  for (let step = 0; step < 8; step += 1) {
    const location = response.headers.get('location')
    if (location !== null) {
      const next = new URL(location, address)
      if (next.origin === ORIGIN) return { method: 'GET', path: `${next.pathname}${next.search}` }
      response = await visit(next.href)
      continue
    }
    const { action, fields } = formIn(await response.text())
    if (action.startsWith(ORIGIN)) return { method: 'POST', path: new URL(action).pathname, body: fields.toString() }
    const { email, firstName = '', lastName = '', verified = true, cancels = false } = person
    const typed = {
      email,
      firstName,
      lastName,
      choice: cancels ? 'cancel' : 'sign-in',
      ...(verified && { verified: 'yes' }),
    }
    response = await visit(new URL(action, address).href, new URLSearchParams(typed))
  }
  throw new Error('the provider did not send the browser back')
}
