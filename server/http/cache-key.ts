import { z } from 'zod'
import { pageParameters } from '#contract/addresses.ts'
import { allEndpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Longer URLs are rendered for each request; none of our links comes close to this length. */
const MAX_LENGTH = 500

/** The names of the query parameters that an endpoint declares, in alphabetical order. */
const queryNames = ({ query }: Pick<Endpoint, 'query'>): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape).sort() : []

/** Matches the paths of an endpoint. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The path pattern and the declared query parameters of every GET endpoint. */
const reads = allEndpoints
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => ({ pattern: pathPattern(endpoint.path), names: queryNames(endpoint) }))

const declared = (names: readonly string[], all: URLSearchParams): [string, string][] =>
  names.flatMap((name) => all.getAll(name).map((value): [string, string] => [name, value]))

/** The canonical form of our paths: on our own origin, without percent-encoding. */
const canonicalPath = /^\/(?!\/)[\w\-./~@]*$/

/**
 * The cache key of a URL: its path with the query parameters that the page or the endpoint recognises, in a fixed order. Undefined for a
 * URL that is not cached: a non-canonical path, or an `/api` path without a GET endpoint. So the number of keys is bounded by the content,
 * not by what clients put into URLs.
 */
export const cacheKey = (url: string): string | undefined => {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (url.length > MAX_LENGTH || !canonicalPath.test(path)) return undefined
  const names = path.startsWith('/api/') ? reads.find(({ pattern }) => pattern.test(path))?.names : []
  if (names === undefined) return undefined
  if (at === -1) return path
  const parameters = new URLSearchParams(url.slice(at + 1))
  const known = path.startsWith('/api/') ? declared(names, parameters) : pageParameters(path, parameters)
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}

/** The URL of the next page of a list: the parameters that the endpoint declares, with `after` set. */
export const nextPageAddress = (endpoint: Pick<Endpoint, 'query'>, url: string, after: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const parameters = declared(
    queryNames(endpoint).filter((name) => name !== 'after'),
    searchParams,
  )
  return `${pathname}?${new URLSearchParams([...parameters, ['after', after]])}`
}
