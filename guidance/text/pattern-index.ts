import { isOfWord, lettersOf, longestStart, run, usual } from './letters-needed.ts'

// Looks for a thousand patterns in a text: what they need of it is looked up letter by letter, once for all, and each is tried only where it may begin.

/** Where a pattern is found in a text. */
export type Hit = { from: number; to: number }

/** What is found of many patterns in a text. */
export type Search<Name extends string> = {
  /** The patterns that may stand in it, by their names and in their order; no other does. */
  mayStand: () => readonly Name[]
  /** Where one does. */
  find: (name: Name) => readonly Hit[]
  /** Where one does that looks around itself into a text of which this one is a part from a place on. */
  findWithin: (name: Name, whole: string, start: number) => readonly Hit[]
}

/** A few letters as one number, which is looked up faster than a string; all signs that are no letters are one. */
const codes = new Map([...usual].map((letter, at) => [letter, at + 2]))
const base = codes.size + 2
const codesOf = (text: string): Uint8Array => {
  const all = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) all[at] = codes.get(text.charAt(at)) ?? 1
  return all
}

/** Patterns, by number, under letters; what these begin with stands in it too, so that a search ends where nothing begins so. */
type Index = Map<number, number[]>
const addTo = (index: Index, letters: string, pattern: number): void => {
  let key = 0
  for (const code of codesOf(letters)) {
    key = key * base + code
    if (!index.has(key)) index.set(key, [])
  }
  index.get(key)?.push(pattern)
}

/** The places in a text where something begins: at its first letter, and behind whatever is no letter. */
export const beginningsIn = (text: string): number[] => {
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) if (at === 0 || !isOfWord(text.charAt(at - 1))) places.push(at)
  return places
}

/** A pattern, as the source of a regular expression, to be tried at places where something begins. */
export const triedAt = (source: string): RegExp => new RegExp(`(?:${source})(?![a-z0-9])`, 'my')

/** Every place where a pattern (`triedAt`) stands in a text, of those where it may begin, in their order. */
export const foundAt = (pattern: RegExp, text: string, places: readonly number[]): Hit[] => {
  const hits: Hit[] = []
  let end = 0
  for (const from of places) {
    if (from < end) continue
    pattern.lastIndex = from
    if (!pattern.test(text)) continue
    end = pattern.lastIndex
    hits.push({ from, to: end })
  }
  return hits
}

/** Where patterns, by their numbers, may begin in a text: wherever one does, and in some more places. */
const placesIn = (sources: readonly string[]): ((text: string) => ReadonlyMap<number, readonly number[]>) => {
  const [always, anywhere]: [number[], number[]] = [[], []]
  const [byRun, byFirst, byInWord]: [Index, Index, Index] = [new Map(), new Map(), new Map()]
  for (const [pattern, source] of sources.entries()) {
    const { needed, first, inWord } = lettersOf(source)
    if (needed === undefined) always.push(pattern)
    for (const one of needed ?? []) addTo(byRun, one, pattern)
    if (first.includes('') || inWord.includes('')) anywhere.push(pattern)
    for (const one of first) addTo(byFirst, one, pattern)
    for (const one of inWord) addTo(byInWord, one, pattern)
  }
  return (text) => {
    const letters = codesOf(` ${text.replaceAll('\n', ' ')} `)
    const may = new Uint8Array(sources.length)
    for (const pattern of always) may[pattern] = 1
    for (let at = 0; at + run <= letters.length; at += 1) {
      let key = 0
      for (let next = at; next < at + run; next += 1) key = key * base + (letters[next] ?? 0)
      for (const pattern of byRun.get(key) ?? []) may[pattern] = 1
    }
    const places = new Map<number, number[]>()
    const add = (some: readonly number[] | undefined, place: number): void => {
      for (const pattern of some ?? []) {
        if (may[pattern] === 0) continue
        const before = places.get(pattern)
        if (before === undefined) places.set(pattern, [place])
        else if (before.at(-1) !== place) before.push(place)
      }
    }
    let place = 0
    for (let at = 0; at < text.length; at += 1) {
      const begins = at === 0 || !isOfWord(text.charAt(at - 1))
      if (begins) add(anywhere, (place = at))
      let key = 0
      for (let next = at + 1; next <= at + longestStart && next < letters.length; next += 1) {
        key = key * base + (letters[next] ?? 0)
        const [first, inWord] = [begins ? byFirst.get(key) : undefined, byInWord.get(key)]
        if (first === undefined && inWord === undefined) break
        add(first, place)
        add(inWord, place)
      }
    }
    return places
  }
}

/** A search for patterns, each the source of a regular expression, in sentences (safety/clue-search.ts) with a line break between. */
export const searchFor = <Name extends string>(
  patterns: readonly (readonly [Name, string])[],
): ((text: string) => Search<Name>) => {
  const [names, sources] = [patterns.map(([name]) => name), patterns.map(([, source]) => source)]
  const numbers = new Map(names.map((name, number) => [name, number]))
  const placesFor = placesIn(sources)
  const compiled: RegExp[] = []
  const patternOf = (number: number): RegExp => (compiled[number] ??= triedAt(sources[number] ?? ''))
  const nowhere: readonly Hit[] = []
  return (text) => {
    const places = new Map(placesFor(text))
    const inOrder = [...places.keys()].sort((one, other) => one - other)
    const found = new Map<Name, readonly Hit[]>()
    const search = (name: Name): readonly Hit[] => {
      const number = numbers.get(name) ?? -1
      const some = places.get(number)
      const hits = some === undefined ? nowhere : foundAt(patternOf(number), text, some)
      // Who asks again, what may stand here, is told of fewer.
      if (hits.length === 0) places.delete(number)
      return hits
    }
    return {
      mayStand: () => inOrder.flatMap((number) => (places.has(number) ? (names[number] ?? []) : [])),
      find: (name) => {
        const before = found.get(name)
        if (before !== undefined) return before
        const hits = search(name)
        found.set(name, hits)
        return hits
      },
      findWithin: (name, whole, start) => {
        const number = numbers.get(name) ?? -1
        const some = places.get(number) ?? []
        const hits = foundAt(
          patternOf(number),
          whole,
          some.map((place) => place + start),
        )
        return hits.map(({ from, to }) => ({ from: from - start, to: to - start }))
      },
    }
  }
}
