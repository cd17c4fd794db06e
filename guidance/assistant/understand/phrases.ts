/** Words in a row, in tokens `from` up to but not including `to`. */
export type Found<T> = { means: T; from: number; to: number }

type Phrase<T> = { words: readonly string[]; means: T }

const longestGap = 4

/** A plural is the same word. */
const fits = (word: string, token: string | undefined): boolean => {
  if (token === undefined) return false
  return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word || (word.length > 3 && token === `${word}s`)
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

/** The first two letters lead to the phrases: a message of fifty words then meets some dozens of them, not thousands. */
const doorOf = (word: string): string => word.slice(0, 2)

/**
 * Finds every phrase of a table in a row of words. A table names what is meant with its phrases, `|` between (and lines as they
 * come); `acn*` is any word that
 * starts so, `..` up to four words between.
 */
export const phraseFinder = <T>(table: Iterable<readonly [means: T, phrases: string]>): ((tokens: readonly string[]) => Found<T>[]) => {
  const doors = new Map<string, Phrase<T>[]>()
  for (const [means, phrases] of table) {
    for (const phrase of phrases.split('|')) {
      const words = phrase.trim().split(' ').filter((word) => word !== '')
      const first = words[0]
      if (first === undefined) continue
      const door = doorOf(first.replace('*', ''))
      doors.set(door, [...(doors.get(door) ?? []), { words, means }])
    }
  }
  return (tokens) =>
    tokens.flatMap((token, from) =>
      (doors.get(doorOf(token)) ?? []).flatMap(({ words, means }) => {
        const to = endOf(words, tokens, from)
        return to === undefined ? [] : [{ means, from, to }]
      }),
    )
}

/** Every plain word of a table, for spelling. */
export const wordsIn = (tables: Iterable<string>): string[] => {
  const words: string[] = []
  for (const phrases of tables) for (const word of phrases.split(/[|\s]+/)) if (word !== '' && word !== '..') words.push(word)
  return words
}
