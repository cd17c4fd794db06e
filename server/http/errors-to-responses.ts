import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '#server/db/unavailable.ts'
import { QueueFull } from './bounded-work.ts'
import { plainPage } from './plain-page.ts'
import { speakPlainly } from './plain-words.ts'
import { Refusal, RETRY_AFTER, unreadableAddress } from './refusal.ts'
import { documentPolicy } from './security-headers.ts'

const fromFastify = (error: FastifyError): Refusal | undefined => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({
      path: [
        error.validationContext?.replace('querystring', 'query'),
        ...issue.instancePath.split('/').filter(Boolean),
      ].join('.'),
      message: issue.message ?? 'is not right',
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

/** Every error as one of the closed list. What went wrong inside stays inside. */
const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return new Refusal('unavailable', { retryAfter: RETRY_AFTER, cause: error })
  return (error instanceof Error && fromFastify(error as FastifyError)) || new Refusal('internal', { cause: error })
}

type Asking = Pick<FastifyRequest, 'url' | 'method'> & { headers: FastifyRequest['headers'] }
type Sending = Pick<FastifyReply, 'status' | 'headers' | 'send'>

/** Whether somebody looks at an address in a browser, and should be told in a page and not in JSON. */
const asksForPage = ({ url, headers, method }: Asking): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** Sends a refusal in the form that the client asks for. */
const sendRefusal = (refusal: Refusal, request: Asking, reply: Sending) => {
  reply.status(refusal.status).headers({
    'cache-control': 'no-store',
    ...(refusal.retryAfter !== undefined && { 'retry-after': String(refusal.retryAfter) }),
  })
  if (!asksForPage(request)) return reply.send(refusal.answer())
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': documentPolicy([]) })
    .send(plainPage(refusal))
}

/** For an address the router cannot read. No hook has run by then: it sends `always` and the request's id itself. */
export const handleUnreadableAddress =
  (always: Readonly<Record<string, string>>) =>
  (_: FastifyError, request: Asking & { id: string }, reply: Sending): void => {
    reply.headers({ ...always, 'x-request-id': request.id })
    sendRefusal(unreadableAddress(), request, reply)
  }

const unreadable: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** For what is not even HTTP, or comes too slowly: there is no request to respond to, only a connection. */
export const handleUnreadableRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error)
    return
  }
  const status = unreadable[error.code ?? ''] ?? 400
  const body = JSON.stringify(
    new Refusal('invalid_input', { message: 'This request could not be read. Please try again.' }).answer(),
  )
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body, () => socket.destroy())
}

/** Answers every error in the contract's shape (people who look at a page get its sentence as a page), and logs the inside of those that are ours. */
export const handleErrors = (app: FastifyInstance): void => {
  speakPlainly()
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'internal') request.log.error({ err: error }, 'request failed')
    else if (isUnavailable(refusal.cause)) request.log.warn({ err: error }, 'database unavailable')
    else if (refusal.code === 'unavailable' && !(refusal.cause instanceof QueueFull))
      request.log.warn({ err: error }, 'unavailable')
    // How long the file is, for whoever asked for a part beyond its end.
    const length =
      refusal.status === 416 ? (error as { headers?: Record<string, string> }).headers?.['Content-Range'] : undefined
    if (length !== undefined) reply.header('content-range', length)
    return sendRefusal(refusal, request, reply)
  })
}
