/** How long others may keep a file, in seconds, before they ask again. */
export const KEEP = { hour: 3600, day: 86_400, month: 2_592_000 } as const

/**
 * Answers a file that is not a page: a feed, a picture, a list of addresses. Other sites and programs may show it, which the headers of
 * pages would forbid.
 */
export const fileAnswer = (body: string | Uint8Array<ArrayBuffer>, type: string, maxAge: number): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${maxAge}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** The answer for a file that does not exist. */
export const noSuchFile = (): Response =>
  new Response('There is no such file.\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
