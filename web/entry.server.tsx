import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext, type RenderContext } from './api/page-data.ts'

/** Passes what the server provides to the loaders of one render. */
export const createLoadContext = (renderData: RenderContext): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(renderContext, renderData)
  return context
}

/** Logs rendering errors. Loader errors are either responses (404, 503) or already logged by the API. */
export const handleError = (error: unknown): void => {
  if (error instanceof Error) process.stderr.write(`rendering failed: ${error.stack ?? error.message}\n`)
}

/** Renders the whole document before it is sent, because it is then cached for all users. The response has no body: see `takeHtml`. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let outcome = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // Keeps every Suspense boundary in its place: React would otherwise move large ones to the end, for a script to put back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        headers.set('content-type', 'text/html; charset=utf-8')
        text(pipe(new PassThrough())).then((html) => {
          loadContext.get(renderContext).takeHtml(html)
          resolve(new Response(null, { headers, status: outcome }))
        }, reject)
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
