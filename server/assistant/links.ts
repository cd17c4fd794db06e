/** A Markdown link or picture with its text and target. */
const link = /(!?)\[([^\]\n]*)\]\(\s*<?([^)\s>]*)[^)]*\)/g

/** The path of a link to a page of ours, without query and anchor; undefined for any other target. */
const pathOf = (target: string): string | undefined =>
  /^\/(?!\/)/.test(target) ? target.replace(/[#?].*$/, '') : undefined

/** The paths of our pages that a Markdown text links to, each once. */
export const pathsLinkedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(link)].flatMap(([, , , target = '']) => pathOf(target) ?? [])),
]

/**
 * A Markdown text with its links to `paths` of ours and to exactly these `addresses`; every other link loses its target and keeps its words.
 */
export const withVerifiedLinks = (text: string, paths: ReadonlySet<string>, addresses: ReadonlySet<string>): string =>
  text.replaceAll(link, (whole, picture: string, words: string, target: string) => {
    const path = pathOf(target)
    const isKnown = path === undefined ? addresses.has(target) : paths.has(path)
    return isKnown && picture === '' ? whole : words
  })
