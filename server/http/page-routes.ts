import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { type Documents, sendKept } from './documents.ts'
import { addressLimit } from './limits.ts'

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url))
const YEAR = 31_536_000

/** Serves the built files, and every other address as a page. */
export const addPages = (app: FastifyInstance, env: Env, documents: Documents, withFiles: boolean): void => {
  if (withFiles) {
    app.register(staticFiles, {
      root: clientFolder,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        // Built files carry a hash of themselves in their name; the few with fixed names are looked up again.
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
      const document = await documents.get(request.url)
      const id = reply.getHeader('x-request-id')
      reply.hijack()
      if (typeof id === 'string') reply.raw.setHeader('x-request-id', id)
      sendKept(document, request.raw, reply.raw)
    },
  })
}
