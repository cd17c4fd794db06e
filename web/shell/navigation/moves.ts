/** Addresses that have moved for good, and where to (decision S1). */
export const moves: Readonly<Record<string, string>> = {
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/deals': '/sponsored-offers',
}

/** The new address of an old one, its parameters kept; undefined when it has not moved. */
export const movedTo = (url: URL): string | undefined => {
  const to = moves[url.pathname.replace(/\/+$/, '')]
  return to === undefined ? undefined : to + url.search
}
