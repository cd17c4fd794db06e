import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import type { ApiResponse } from './api/api-error.ts'
import { renderContext } from './api/page-data.ts'

/** Gives the pages of one rendering the API they ask in-process, and the public origin. */
export const createLoadContext = (api: (path: string) => Promise<ApiResponse>, origin: string): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(renderContext, { api, origin })
  return context
}

/** Errors of loaders are answers (404, 503) or are logged by the server that called. */
export const handleError = (error: unknown): void => {
  if (error instanceof Error) process.stderr.write(`rendering failed: ${error.stack ?? error.message}\n`)
}

/** Renders a whole document before it is sent: it is kept for everybody, so nobody waits twice. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    let outcome = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: outcome }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error('rendering failed', { cause: error }))
      },
      onError(error) {
        outcome = 500
        handleError(error)
      },
    })
    const timer = setTimeout(abort, 8000)
  })
}
