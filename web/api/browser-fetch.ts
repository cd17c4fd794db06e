import { readToken } from '#web/session/token.ts'
import { ApiError, expectOk, UNREACHABLE_MESSAGE } from './api-error.ts'

/** Sends a request from the browser with the bearer token, if any, and the session cookie. @throws ApiError */
export const browserFetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  const token = readToken()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  // The browser sets the type of a form itself, with its boundary.
  if (typeof init.body === 'string') headers.set('content-type', 'application/json')
  let response: Response
  try {
    response = await fetch(path, { ...init, headers, credentials: 'same-origin' })
  } catch {
    throw new ApiError(0, UNREACHABLE_MESSAGE)
  }
  return expectOk(response)
}
