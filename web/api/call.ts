import type { Route } from '#contract/endpoint.ts'
import { browserFetch } from './browser-fetch.ts'
import type { RequestArgument, ResponseOf } from './endpoints.ts'

type RequestParts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

/** The URL of a call with its path and query parameters filled in. */
export const addressOf = (path: string, { params = {}, query = {} }: RequestParts = {}): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return search.size === 0 ? filled : `${filled}?${search}`
}

/**
 * Calls an endpoint of the contract from the browser: `call(saveArticle, { params: { id } })`.
 * @throws ApiError
 */
export const call = async <R extends Route>(route: R, ...[parts]: RequestArgument<R>): Promise<ResponseOf<R>> => {
  const request = (parts ?? {}) as RequestParts
  const response = await browserFetch(addressOf(route.path, request), {
    method: route.method,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  })
  return response.json() as Promise<ResponseOf<R>>
}
