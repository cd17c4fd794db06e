import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { providerNames } from '#contract/kinds/account-options.ts'
import type { AppContext } from '#server/app-context.ts'
import { addressLimit } from '#server/http/limits.ts'
import { PRACTICE, practiceClient, practiceIssuer } from './practice-clients.ts'
import { callbackPath } from './providers.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves the practice provider, where one of the providers is a practice one. It is loaded by its first visitor. */
export const mountPracticeProvider = (app: FastifyInstance, { env, providers }: AppContext): void => {
  const issuer = practiceIssuer(env)
  const practised = providerNames.filter((provider) => providers.get(provider)?.isPractice === true)
  if (issuer === undefined || practised.length === 0) return
  const create = async (): Promise<Handler> => {
    const { createPracticeProvider } = await import('./practice-provider.ts')
    return createPracticeProvider({
      issuer,
      clients: practised.map((provider) => {
        const { clientId, secret } = practiceClient(provider)
        return {
          client_id: clientId,
          client_secret: secret,
          redirect_uris: [`${env.PUBLIC_ORIGIN}${callbackPath(provider)}`],
          token_endpoint_auth_method: 'client_secret_post' as const,
        }
      }),
    })
  }
  let created: Promise<Handler> | undefined
  app.register(async (scope) => {
    // The provider reads its own bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${PRACTICE}/*`, { config: addressLimit('api', env), schema: { hide: true } }, async (request, reply) => {
      const handler = await (created ??= create())
      reply.hijack()
      const { raw } = request
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(PRACTICE.length) })
      await handler(raw, reply.raw)
    })
  })
}
