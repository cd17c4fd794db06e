import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Env } from '#server/env.ts'

/** The headers of every response, computed once: cached pages are sent without passing through any middleware. */
export const securityHeaders = (env: Pick<Env, 'PUBLIC_ORIGIN'>): Record<string, string> => {
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
  }
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: env.PUBLIC_ORIGIN.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only read by browsers long gone; every header costs bytes on every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  })
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = String(value)
    },
    removeHeader: () => {},
  }
  setHeaders({} as IncomingMessage, collector as unknown as ServerResponse, () => {})
  return headers
}

/** Those that mean something for a file a page loads. */
export const fileHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^(x-content-type-options|cross-origin-resource-policy|strict-transport-security)$/.test(name),
    ),
  )

/** What API responses may do in a browser: nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * What a document may load and run: our own files, and exactly the inline scripts whose hashes are given. Inline styles are allowed:
 * overlays measure the page and set them, and they run nothing (docs/decisions).
 */
export const documentPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
