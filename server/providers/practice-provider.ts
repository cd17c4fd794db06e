import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Adapter, type AdapterPayload, type ClientMetadata, type Configuration } from 'oidc-provider'
import { practicePage } from './practice-page.ts'

/** What somebody typed on the practice page. */
type Person = { email: string; emailVerified: boolean; firstName: string; lastName: string }

/** Most entries kept: codes and interactions live for minutes. */
const MOST_KEPT = 1000

/** Keeps the state of the provider in memory, as the provider of one developer may. */
class Memory implements Adapter {
  readonly #kept = new Map<string, AdapterPayload>()
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(id, payload)
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(id)
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#kept.values()].find((payload) => payload.uid === uid)
  }
  async findByUserCode(): Promise<undefined> {
    return undefined
  }
  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }
  async destroy(id: string): Promise<void> {
    this.#kept.delete(id)
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id)
  }
}

const MAX_FORM = 4096

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_FORM) break
  }
  return new URLSearchParams(text)
}

/**
 * An OpenID Connect provider for practice and tests: whoever comes types who they want to be, on a page that says that no account is used.
 * @param options.issuer its address; the path of it is where the handler is mounted
 * @param options.clients who may use it
 * @param options.ttl replaces lifetimes, in tests
 */
export const createPracticeProvider = async (options: {
  issuer: string
  clients: ClientMetadata[]
  ttl?: Configuration['ttl']
  /** Whether a client may use this secret, where it is not the one of `clients`. */
  isSecret?: (clientId: string, secret: string) => Promise<boolean>
}) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const people = new Map<string, Person>()
  const memories = new Map<string, Memory>()
  const mount = new URL(options.issuer).pathname.replace(/\/$/, '')
  const provider = new Provider(options.issuer, {
    clients: options.clients,
    adapter: (name: string) => {
      const memory = memories.get(name) ?? new Memory()
      memories.set(name, memory)
      return memory
    },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${mount}/person/${uid}` },
    // As with Google and Apple, the ID token itself tells the address.
    conformIdTokenClaims: false,
    claims: {
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      name: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'name'],
    pkce: { required: () => true },
    findAccount: async (_ctx, id) => {
      const person = people.get(id)
      return (
        person && {
          accountId: id,
          claims: async () => ({
            sub: id,
            email: person.email,
            email_verified: person.emailVerified,
            ...(person.firstName && { given_name: person.firstName }),
            ...(person.lastName && { family_name: person.lastName }),
          }),
        }
      )
    },
    // Whoever types an address agrees to hand it on.
    loadExistingGrant: async (ctx) => {
      const { session, client } = ctx.oidc
      if (!session?.accountId || !client) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 900,
      Session: 900,
      Grant: 900,
      ...options.ttl,
    },
  })
  const { isSecret } = options
  if (isSecret)
    Object.assign(provider.Client.prototype, {
      compareClientSecret(this: { clientId: string }, secret: string) {
        return isSecret(this.clientId, secret)
      },
    })
  const handle = provider.callback()

  const showPerson = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params, uid } = await provider.interactionDetails(request, response)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    const name = params.client_id === 'skynn-apple' ? 'Apple' : 'Google'
    response.end(practicePage({ name, action: `${mount}/person/${uid}` }))
  }
  const takePerson = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await readForm(request)
    const email = (form.get('email') ?? '').trim().toLowerCase()
    if (form.get('choice') === 'cancel' || !email.includes('@')) {
      await provider.interactionFinished(
        request,
        response,
        { error: 'access_denied' },
        { mergeWithLastSubmission: false },
      )
      return
    }
    const accountId = createHash('sha256').update(email).digest('hex').slice(0, 32)
    people.set(accountId, {
      email,
      emailVerified: form.get('verified') === 'yes',
      firstName: (form.get('firstName') ?? '').trim().slice(0, 60),
      lastName: (form.get('lastName') ?? '').trim().slice(0, 60),
    })
    await provider.interactionFinished(
      request,
      response,
      // Never remembered: the next sign-in asks again who it is.
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    )
  }

  /** Handles a request below the mount path; `request.url` is the path within it. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/person/')) return handle(request, response)
    try {
      await (request.method === 'POST' ? takePerson(request, response) : showPerson(request, response))
    } catch {
      // The interaction is over, for example after Back.
      if (!response.headersSent) response.writeHead(303, { location: '/auth' })
      response.end()
    }
  }
}
