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
    // Only read by obsolete browsers, and every header costs bytes on every response.
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

/** The headers that apply to a file loaded by a page. */
export const fileHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^(x-content-type-options|cross-origin-resource-policy|strict-transport-security)$/.test(name),
    ),
  )

/** The policy of API responses: they may do nothing in a browser. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * The policy of a document: it may load our own files and run exactly the inline scripts with these hashes. Inline styles are allowed,
 * because overlays set them from measurements, and they run nothing (docs/decisions).
 */
export const documentPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
