import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/provider-sign-in.ts'
import { setSessionCookie } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { bind } from '#server/http/bind.ts'
import { addressLimit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { exchangeToken, joinByProvider, linkAccount } from './finish.ts'
import { linkedProviders } from './linked.ts'
import { returnFromProvider } from './return.ts'
import { startProviderSignIn } from './start.ts'
import { unlinkProvider } from './unlink.ts'

export const providerSignInRoutes = [
  bind(contract.signInProviders, async (_, { providers }) =>
    [...providers].map(([provider, { isPractice }]) => ({ provider, isPractice })),
  ),
  bind(contract.exchangeProviderToken, async ({ body, request, reply, member }, context) => {
    const { outcome, session } = await exchangeToken(body.token, { request, member }, context)
    if (session !== undefined) setSessionCookie(reply, session, context)
    return outcome
  }),
  bind(contract.joinWithProvider, async ({ body, request, reply, member }, context) => {
    const joined = await joinByProvider(body.token, { request, member }, context)
    setSessionCookie(reply, joined.session.token, context)
    return joined
  }),
  bind(
    contract.linkProvider,
    async ({ body, request, reply, member }, context) => {
      const linked = await linkAccount(body, { request, member }, context)
      setSessionCookie(reply, linked.session.token, context)
      return linked
    },
    'password',
  ),
  bind(contract.listLinkedProviders, async ({ member }, context) => ({
    hasPassword: member.passwordHash !== null,
    linked: await linkedProviders(member.id, context),
  })),
  bind(contract.unlinkProvider, async ({ params, member }, context) => {
    await unlinkProvider(member.id, params.provider, context)
    return { unlinked: true as const }
  }),
]

const providerIn = ({ params }: FastifyRequest<{ Params: { provider: string } }>): contract.ProviderName => {
  const { success, data } = contract.ProviderName.safeParse(params.provider)
  if (!success) throw new Refusal('not_found', { message: 'There is no such address.' })
  return data
}

type Navigation = { Params: { provider: string }; Querystring: Record<string, string>; Body: string | undefined }

/** The addresses that a browser navigates to: to a provider, and back from it. They redirect and never show an error of their own. */
export const addProviderNavigation = (app: FastifyInstance, context: AppContext): void => {
  app.register(async (scope) => {
    // Apple sends what it tells in a form; no other address accepts one.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    )
    const shared = { config: addressLimit('api', context.env), schema: { hide: true } }
    scope.get<Navigation>('/api/auth/:provider', shared, async (request, reply) => {
      const { from, connect } = request.query
      const input = { from, connect: connect !== undefined, request, reply }
      const address = await startProviderSignIn(providerIn(request), input, context)
      return reply.header('cache-control', 'no-store').redirect(address, 303)
    })
    scope.route<Navigation>({
      method: ['GET', 'POST'],
      url: '/api/auth/:provider/callback',
      ...shared,
      handler: async (request, reply) => {
        const callback = new Request(new URL(request.url, context.env.PUBLIC_ORIGIN), {
          method: request.method,
          ...(request.method === 'POST' && {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: request.body ?? '',
          }),
        })
        const form =
          request.method === 'POST' ? new URLSearchParams(request.body ?? '') : new URL(callback.url).searchParams
        const returned = { callback, state: form.get('state') ?? '' }
        const address = await returnFromProvider(providerIn(request), returned, context)
        return reply.header('cache-control', 'no-store').redirect(address, 303)
      },
    })
  })
}
