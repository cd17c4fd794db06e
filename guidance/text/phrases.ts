/** Words in a row, in tokens `from` up to but not including `to`. */
export type Found<T> = { means: T; from: number; to: number }

type Phrase<T> = { words: readonly string[]; means: T }

const longestGap = 4

/** A plural is the same word. */
const fits = (word: string, token: string | undefined): boolean => {
  if (token === undefined) return false
  return word.endsWith('*')
    ? token.startsWith(word.slice(0, -1))
    : token === word || (word.length > 3 && token === `${word}s`)
}

/** Where a phrase that starts at `at` ends, or undefined. `..` stands for up to four words, and ends as early as it can. */
const endOf = (words: readonly string[], tokens: readonly string[], at: number): number | undefined => {
  let place = at
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? ''
    if (word === '..') {
      const rest = words.slice(i + 1)
      for (let gap = 0; gap <= longestGap; gap += 1) {
        const end = endOf(rest, tokens, place + gap)
        if (end !== undefined) return end
      }
      return undefined
    }
    if (!fits(word, tokens[place])) return undefined
    place += 1
  }
  return place
}

type Placed<T> = Phrase<T> & { at: number }

/** Phrases by the word they begin with, those that begin with any word that starts so (`acn*`) by its first two letters. */
const doorsOf = <T>(table: Iterable<readonly [means: T, phrases: string]>) => {
  const [byWord, byStart] = [new Map<string, Placed<T>[]>(), new Map<string, Placed<T>[]>()]
  let at = 0
  for (const [means, phrases] of table) {
    for (const phrase of phrases.split('|')) {
      const words = phrase
        .trim()
        .split(' ')
        .filter((word) => word !== '')
      const [first] = words
      if (first === undefined) continue
      const [doors, door] = first.endsWith('*') ? [byStart, first.slice(0, 2).replace('*', '')] : [byWord, first]
      const behind = doors.get(door) ?? []
      behind.push({ words, means, at })
      doors.set(door, behind)
      at += 1
    }
  }
  return { byWord, byStart }
}

/**
 * Finds every phrase of a table in a row of words. A table names what is meant with its phrases, `|` between (and lines as
 * they come); `acn*` is any word that starts so, `..` up to four words between.
 */
export const phraseFinder = <T>(
  table: Iterable<readonly [means: T, phrases: string]>,
): ((tokens: readonly string[]) => Found<T>[]) => {
  const { byWord, byStart } = doorsOf(table)
  // A message of fifty words meets some dozens of phrases so, not thousands.
  const behind = (token: string): Placed<T>[] => [
    ...(byWord.get(token) ?? []),
    ...(token.endsWith('s') ? (byWord.get(token.slice(0, -1)) ?? []) : []),
    ...(byStart.get(token.slice(0, 2)) ?? []),
  ]
  return (tokens) =>
    tokens.flatMap((token, from) =>
      behind(token)
        .flatMap(({ words, means, at }) => {
          const to = endOf(words, tokens, from)
          return to === undefined ? [] : [{ means, from, to, at }]
        })
        .sort((one, other) => one.at - other.at)
        .map(({ means, to }) => ({ means, from, to })),
    )
}

/** Every plain word of a table, for spelling. */
export const wordsIn = (tables: Iterable<string>): string[] => {
  const words: string[] = []
  for (const phrases of tables)
    for (const word of phrases.split(/[|\s]+/)) if (word !== '' && word !== '..') words.push(word)
  return words
}
