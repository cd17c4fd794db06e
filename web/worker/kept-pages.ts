import { pageParameters } from '#contract/addresses.ts'

/** The page that the worker shows instead of one that is neither reachable nor kept. */
export const OFFLINE_PAGE = '/offline'

/** Its cover, installed with it. */
export const OFFLINE_ART = { slug: 'problem-baobab', accent: 'fynbos', motif: 'baobab', size: 'card' } as const

/** The caches of one build. The page lists what it can find under these names, so it needs no version. */
export const cacheName = (build: string, content: 'pages' | 'data' | 'assets' | 'pictures'): string =>
  `skynn-${build}-${content}`

/** Pages of one person, or with a secret in their address: never kept, although their HTML contains nothing personal. */
const personal =
  /^\/(auth|dashboard|profile|settings|notifications|subscription|forgot-password|reset-password|verify-email|waiting-list|offline|routines\/(?:shelf|shared))(\/|$)/

/** Whether the path is that of an endpoint. */
export const isEndpoint = (path: string): boolean => path.split('/')[1] === 'api'

/** Whether a copy of this page may be kept. */
export const isKept = (path: string): boolean => !isEndpoint(path) && !personal.test(path)

/** The address under which a page is kept: only with the parameters that change its content, so no token or campaign tag is stored. */
export const pageKey = ({ origin, pathname, searchParams }: URL): string => {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  const query = new URLSearchParams(pageParameters(path, searchParams)).toString()
  return origin + path + (query === '' ? '' : `?${query}`)
}
