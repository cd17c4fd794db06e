import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { sendPage } from './cached-page.ts'
import { addressLimit } from './limits.ts'
import type { PageCache } from './page-cache.ts'

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url))
const YEAR = 31_536_000

/** Serves the built files, and every other URL as a page. */
export const addPages = (app: FastifyInstance, env: Env, cache: Pick<PageCache, 'get'>, withFiles: boolean): void => {
  if (withFiles) {
    app.register(staticFiles, {
      root: clientFolder,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        // Built files have a content hash in their name; the few with fixed names have to be revalidated.
        const built = path.startsWith(`${clientFolder}assets/`)
        response.header('cache-control', built ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600')
      },
    })
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: addressLimit('render', env),
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await cache.get(request.url)
      const id = reply.getHeader('x-request-id')
      reply.hijack()
      if (typeof id === 'string') reply.raw.setHeader('x-request-id', id)
      sendPage(page, request.raw, reply.raw)
    },
  })
}
