/** Cache lifetimes of files, in seconds. */
export const KEEP = { hour: 3600, day: 86_400, month: 2_592_000 } as const

/**
 * A response with a file that is not a page: a feed, an image, a sitemap. Unlike pages, it may be embedded by other sites
 * (`cross-origin-resource-policy`).
 */
export const fileResponse = (body: string | Uint8Array<ArrayBuffer>, type: string, maxAge: number): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${maxAge}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** The 404 response for a file that does not exist. */
export const noSuchFile = (): Response =>
  new Response('File not found.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
