/** A word of a search as the vocabulary of the site knows it. Everything but `word` is a stem, as text-search vectors hold them. */
export type TypedWord = {
  word: string
  /** Null for a stop word. */
  stem: string | null
  /** The stem of the word itself, also of a stop word. */
  own: string
  /** The same word in its other spelling or number. */
  spellings: string[]
  /** The word that this one and the next make together: sun screen. */
  joined: string | null
  /** What the last word may become. */
  completions: string[]
  /** Words of the site that differ in a letter or two, where the site has no such word. */
  similar: string[]
}

/** A group of phrases with one meaning, each as its stems. */
export type SynonymGroup = readonly (readonly string[])[]

const quoted = (stem: string): string => `'${stem.replaceAll(/['\\]/g, '$&$&')}'`
const any = (parts: readonly string[]): string => {
  const different = [...new Set(parts)]
  return different.length > 1 ? `(${different.join(' | ')})` : (different[0] ?? '')
}
const phrase = (stems: readonly string[]): string =>
  stems.length === 1 ? quoted(`${stems[0]}`) : `(${stems.map(quoted).join(' <-> ')})`

/** The phrases that mean the same as the words from `at` on, by how many of the words they stand for. */
const synonymsAt = (
  words: readonly TypedWord[],
  at: number,
  groups: readonly SynonymGroup[],
): Map<number, string[]> => {
  const found = new Map<number, string[]>()
  for (const group of groups) {
    for (const said of group) {
      if (said.every((stem, place) => words[at + place]?.own === stem))
        found.set(said.length, [...(found.get(said.length) ?? []), ...group.map(phrase)])
    }
  }
  return found
}

/**
 * A search in the language of PostgreSQL's tsquery: every word must be found, each under any of its forms and names. Stop words ask for
 * nothing unless there is nothing else.
 * @returns undefined when there is no word to look for
 */
export const textQueryOf = (words: readonly TypedWord[], groups: readonly SynonymGroup[]): string | undefined => {
  if (words.length === 0) return undefined
  if (words.every(({ stem }) => stem === null)) return words.map(({ own }) => quoted(own)).join(' & ')
  /** The words from each place on, the last place first, as each needs those after it. */
  const from: (string | undefined)[] = []
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] as TypedWord
    const names = synonymsAt(words, at, groups)
    if (word.joined !== null) names.set(2, [...(names.get(2) ?? []), quoted(word.joined)])
    const single = names.get(1) ?? []
    const stems =
      word.stem === null
        ? []
        : [word.stem, ...word.spellings, ...word.completions, ...(single.length > 0 ? [] : word.similar)]
    const byLength = [[1, [...stems.map(quoted), ...single]] as const, ...[...names].filter(([length]) => length > 1)]
    const ways = byLength.map(([length, parts]) =>
      [any(parts), from[at + length] ?? ''].filter((part) => part !== '').join(' & '),
    )
    // A way that asks for nothing is always open.
    from[at] = ways.includes('') ? undefined : any(ways.map((way) => (ways.length > 1 ? `(${way})` : way)))
  }
  return from[0]
}
