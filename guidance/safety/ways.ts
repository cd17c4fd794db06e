// The shorthand in which ways of saying a thing are written; clues/body.ts names its signs. Without the clues, which ./clue-search.ts puts in.

/** Ways that name no clue, as the source of a regular expression. */
export const sourceOf = (ways: string): string =>
  ways
    .replaceAll(/\n */g, '')
    .replaceAll('/', '|')
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll('*', '[a-z0-9]*')
    // None in between is fine.
    .replaceAll(' _ ', '(?: [a-z0-9]+){0,4} ')
    .replaceAll(' ~ ', '(?: [a-z0-9]+){0,8} ')

/** A source wherever it stands between words. */
export const anywhere = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'gm')

/** Ways that name no clue, wherever they stand. */
export const waysPattern = (ways: string): RegExp => anywhere(sourceOf(ways))
