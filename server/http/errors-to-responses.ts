import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { defaultMessage } from '#contract/default-messages.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import type { Log } from '#server/log.ts'
import { StorageUnavailable } from '#server/storage/file-store.ts'
import { QueueFull } from './bounded-work.ts'
import { plainPage } from './plain-page.ts'
import { Refusal, RETRY_AFTER, unreadableAddress } from './refusal.ts'
import { documentPolicy } from './security-headers.ts'

const fromFastify = (error: FastifyError): Refusal | undefined => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: [
        error.validationContext?.replace('querystring', 'query'),
        ...issue.instancePath.split('/').filter(Boolean),
      ].join('.'),
      message: issue.message ?? 'is invalid',
    }))
    return new Refusal('invalid_input', { message: issues[0]?.message, issues })
  }
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.statusCode === 415) return new Refusal('unsupported_media_type')
  if (error.statusCode === 416) return new Refusal('range_not_satisfiable')
  if (error.statusCode === 429) return new Refusal('too_many_requests')
  if (error.statusCode === 503) return new Refusal('unavailable', { retryAfter: RETRY_AFTER })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('invalid_input', {
      message: 'This request could not be read. Please check it and try again.',
      cause: error,
    })
  }
  return undefined
}

/** Maps every error to an error code of the contract. Internal details are not exposed. */
const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof StorageUnavailable)
    return new Refusal('unavailable', {
      message: 'We cannot reach our picture storage right now. Please try again in a moment.',
      retryAfter: RETRY_AFTER,
      cause: error,
    })
  if (isUnavailable(error)) return new Refusal('unavailable', { retryAfter: RETRY_AFTER, cause: error })
  return (error instanceof Error && fromFastify(error as FastifyError)) || new Refusal('internal', { cause: error })
}

type RequestParts = Pick<FastifyRequest, 'url' | 'method'> & { headers: FastifyRequest['headers'] }
type ReplyParts = Pick<FastifyReply, 'status' | 'headers' | 'send'>

/** Whether the request is for a page in a browser, which should get an error page instead of JSON. */
const asksForPage = ({ url, headers, method }: RequestParts): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** Sends a refusal as a page or as JSON, depending on the request. */
const sendRefusal = (refusal: Refusal, request: RequestParts, reply: ReplyParts) => {
  reply.status(refusal.status).headers({
    'cache-control': 'no-store',
    ...(refusal.retryAfter !== undefined && { 'retry-after': String(refusal.retryAfter) }),
  })
  if (!asksForPage(request)) return reply.send(refusal.toResponse())
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': documentPolicy([]) })
    .send(plainPage(refusal))
}

/** Handles a URL that the router cannot decode. No hook has run by then, so it sends `always` and the request id itself. */
export const handleUnreadableAddress =
  (always: Readonly<Record<string, string>>) =>
  (_: FastifyError, request: RequestParts & { id: string }, reply: ReplyParts): void => {
    reply.headers({ ...always, 'x-request-id': request.id })
    sendRefusal(unreadableAddress(), request, reply)
  }

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Handles invalid HTTP and slow requests: there is no request to respond to, only a connection. */
export const handleUnreadableRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error)
    return
  }
  const status = statusByCode[error.code ?? ''] ?? 400
  const body = JSON.stringify(
    new Refusal('invalid_input', { message: 'This request could not be read. Please try again.' }).toResponse(),
  )
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body, () => socket.destroy())
}

/** The refusal that an error becomes for the client; details of what we have to see to are logged. */
export const refusalFor = (error: unknown, log: Log): Refusal => {
  const refusal = toRefusal(error)
  if (refusal.code === 'internal') log.error({ err: error }, 'request failed')
  else if (refusal.cause instanceof StorageUnavailable) log.error({ err: error }, 'picture storage failed')
  else if (isUnavailable(refusal.cause)) log.warn({ err: error }, 'database unavailable')
  else if (refusal.code === 'unavailable' && !(refusal.cause instanceof QueueFull))
    log.warn({ err: error }, 'unavailable')
  return refusal
}

/** Responds to every error in the format of the contract, or with a page to browsers, and logs the details of internal errors. */
export const handleErrors = (app: FastifyInstance): void => {
  z.config({ customError: defaultMessage })
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request.log)
    // The length of the file, if the requested range is beyond its end.
    const length =
      refusal.status === 416 ? (error as { headers?: Record<string, string> }).headers?.['Content-Range'] : undefined
    if (length !== undefined) reply.header('content-range', length)
    return sendRefusal(refusal, request, reply)
  })
}
