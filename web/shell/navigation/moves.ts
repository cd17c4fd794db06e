/** Permanently moved paths and their new paths (decision S1). Browsers ask for the icon there when a file has no page around it. */
export const moves: Readonly<Record<string, string>> = {
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/deals': '/sponsored-offers',
  '/favicon.ico': '/favicon.svg',
}

/** The new path of a moved URL, with its query parameters; undefined when it has not moved. */
export const movedTo = (url: URL): string | undefined => {
  const to = moves[url.pathname.replace(/\/+$/, '')]
  return to === undefined ? undefined : to + url.search
}
