/** Permanently moved paths and their new paths (decision S1). */
export const moves: Readonly<Record<string, string>> = {
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/deals': '/sponsored-offers',
}

/** The new path of a moved URL, with its query parameters; undefined when it has not moved. */
export const movedTo = (url: URL): string | undefined => {
  const to = moves[url.pathname.replace(/\/+$/, '')]
  return to === undefined ? undefined : to + url.search
}
