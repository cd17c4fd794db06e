/** A word of a search with its matches in the site's vocabulary. Everything but `word` is a stem, as stored in text-search vectors. */
export type TypedWord = {
  word: string
  /** Null for a stop word. */
  stem: string | null
  /** The stem of the word itself, also for a stop word. */
  own: string
  /** Stems of the same word in another spelling or number. */
  spellings: string[]
  /** The compound of this word and the next: sun screen. */
  joined: string | null
  /** Completions of the last word. */
  completions: string[]
  /** Similar words, if the word itself is not in the vocabulary. */
  similar: string[]
}

/** A group of synonymous phrases, each as its stems. */
export type SynonymGroup = readonly (readonly string[])[]

const quoted = (stem: string): string => `'${stem.replaceAll(/['\\]/g, '$&$&')}'`
const any = (parts: readonly string[]): string => {
  const unique = [...new Set(parts)]
  return unique.length > 1 ? `(${unique.join(' | ')})` : (unique[0] ?? '')
}
const phrase = (stems: readonly string[]): string =>
  stems.length === 1 ? quoted(`${stems[0]}`) : `(${stems.map(quoted).join(' <-> ')})`

/** Synonyms of the phrases that start at word `at`, by the number of words they replace. */
const synonymsAt = (
  words: readonly TypedWord[],
  at: number,
  groups: readonly SynonymGroup[],
): Map<number, string[]> => {
  const found = new Map<number, string[]>()
  for (const group of groups) {
    for (const stems of group) {
      if (stems.every((stem, place) => words[at + place]?.own === stem))
        found.set(stems.length, [...(found.get(stems.length) ?? []), ...group.map(phrase)])
    }
  }
  return found
}

/**
 * Builds a PostgreSQL tsquery: every word must match, in any of its forms or synonyms. Stop words are ignored unless there are no other
 * words.
 * @returns undefined if there is no word
 */
export const textQueryOf = (words: readonly TypedWord[], groups: readonly SynonymGroup[]): string | undefined => {
  if (words.length === 0) return undefined
  if (words.every(({ stem }) => stem === null)) return words.map(({ own }) => quoted(own)).join(' & ')
  // The query for the words from each position on, built from the end because each depends on the later ones.
  const from: (string | undefined)[] = []
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] as TypedWord
    const synonyms = synonymsAt(words, at, groups)
    if (word.joined !== null) synonyms.set(2, [...(synonyms.get(2) ?? []), quoted(word.joined)])
    const single = synonyms.get(1) ?? []
    const stems =
      word.stem === null
        ? []
        : [word.stem, ...word.spellings, ...word.completions, ...(single.length > 0 ? [] : word.similar)]
    const byLength = [
      [1, [...stems.map(quoted), ...single]] as const,
      ...[...synonyms].filter(([length]) => length > 1),
    ]
    const alternatives = byLength.map(([length, parts]) =>
      [any(parts), from[at + length] ?? ''].filter((part) => part !== '').join(' & '),
    )
    // An empty alternative always matches, so the words from here on add no condition.
    from[at] = alternatives.includes('')
      ? undefined
      : any(alternatives.map((alternative) => (alternatives.length > 1 ? `(${alternative})` : alternative)))
  }
  return from[0]
}

/** The words and phrases that a query built by `textQueryOf` looks for, each as its stems. */
export const termsOf = (query: string): string[][] =>
  (query.match(/'(?:[^'\\]|''|\\\\)*'(?: <-> '(?:[^'\\]|''|\\\\)*')*/g) ?? []).map((term) =>
    term.split(' <-> ').map((stem) => stem.slice(1, -1).replaceAll(/(['\\])\1/g, '$1')),
  )
