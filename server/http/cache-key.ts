import { z } from 'zod'
import { pageParameters } from '#contract/addresses.ts'
import { allEndpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Longer addresses are rendered for each request: nothing we link to comes near. */
const LONGEST = 500

/** The names of the query parameters that an endpoint declares, in alphabetical order. */
const queryNames = ({ query }: Pick<Endpoint, 'query'>): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape).sort() : []

/** Matches the paths of an endpoint. */
export const pathPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Every GET endpoint as the pattern of its path and the parameters it declares. */
const reads = allEndpoints
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => ({ pattern: pathPattern(endpoint.path), names: queryNames(endpoint) }))

const declared = (names: readonly string[], given: URLSearchParams): [string, string][] =>
  names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]))

/** An address of ours in its one spelling: below our own origin, nothing percent-encoded in the path. */
const canonicalPath = /^\/(?!\/)[\w\-./~@]*$/

/**
 * The key under which the response to an address is cached: its path with the parameters that the page or the endpoint knows, in one
 * order. Undefined for an address that is not cached: another spelling of a path, or an `/api` path that no GET endpoint has. So the
 * number of keys is bounded by what there is to show, not by what somebody puts into an address.
 */
export const cacheKey = (url: string): string | undefined => {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  if (url.length > LONGEST || !canonicalPath.test(path)) return undefined
  const names = path.startsWith('/api/') ? reads.find(({ pattern }) => pattern.test(path))?.names : []
  if (names === undefined) return undefined
  if (at === -1) return path
  const given = new URLSearchParams(url.slice(at + 1))
  const known = path.startsWith('/api/') ? declared(names, given) : pageParameters(path, given)
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`
}

/** The address of the next page of a list: the parameters that the endpoint declares, with `after` set. */
export const nextPageAddress = (endpoint: Pick<Endpoint, 'query'>, url: string, after: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const kept = declared(
    queryNames(endpoint).filter((name) => name !== 'after'),
    searchParams,
  )
  return `${pathname}?${new URLSearchParams([...kept, ['after', after]])}`
}
