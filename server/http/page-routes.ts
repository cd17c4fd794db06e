import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { sendPage } from './cached-page.ts'
import { addressLimit } from './limits.ts'
import type { PageCache } from './page-cache.ts'

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url))
const YEAR = 31_536_000

/** The service worker is revalidated at every check, so that a fix reaches everyone; it may control all pages and fetch only from us. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
const workerFile = /^sw\.js(\.br|\.gz)?$/

const headersOf = (path: string): Record<string, string> => {
  const name = relative(clientFolder, path).replaceAll('\\', '/')
  if (workerFile.test(name)) return workerHeaders
  // Built files have a content hash in their name; the few with fixed names have to be revalidated.
  return { 'cache-control': name.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600' }
}

/** Serves the built files, and every other URL as a page. */
export const addPages = (app: FastifyInstance, env: Env, cache: Pick<PageCache, 'get'>, withFiles: boolean): void => {
  if (withFiles) {
    app.register(staticFiles, {
      root: clientFolder,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(headersOf(path))) response.header(name, value)
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
