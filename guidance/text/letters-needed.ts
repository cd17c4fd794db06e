// Which letters a text must have for a pattern to be found in it at all, and how what it finds may begin: of a thousand patterns most need not be tried on a message,
// and the others only in a few places, once that is known.

/**
 * What a part of a pattern may be, letter by letter, where that is few things; else letters of which it has one, undefined where it may have none of any, and how it
 * may begin.
 */
type Part =
  | { exact: readonly string[] }
  | { exact: undefined; needs: readonly string[] | undefined; starts: readonly string[] }

/** In how a part may begin: more of the same word, and whatever comes then. */
const [ofWord, open] = ['\u0003', '\u0004']
const anything: Part = { exact: undefined, needs: undefined, starts: [open] }
/** Where a pattern begins and ends: a space, where a word begins or ends there. */
const [begins, ends] = ['\u0001', '\u0002']

/** So many letters in a row are looked for. */
export const run = 4
/** So many things a part may be are still told one by one. */
const few = 64
/** The letters of English, the most usual first: a run of rare ones tells more. */
export const usual = ' etaoinshrdlcumwfgypbvkjxqz0123456789,'
const rarities = new Map([...usual].map((letter, at): [string, number] => [letter, at]))

/** The run of letters that tells most of a text. */
const rarestIn = (text: string): string => {
  let [best, most] = [0, -1]
  for (let at = 0; at + run <= text.length; at += 1) {
    let rarity = 0
    for (let letter = at; letter < at + run; letter += 1) rarity += rarities.get(text.charAt(letter)) ?? 0
    if (rarity > most) [best, most] = [at, rarity]
  }
  return text.slice(best, best + run)
}

export const isOfWord = (letter: string): boolean => /[a-z0-9]/.test(letter)

/** With a space where a word begins or ends the pattern. */
const spaced = (text: string): string => {
  const [first, last] = [text.startsWith(begins), text.endsWith(ends)]
  const plain = text.slice(first ? 1 : 0, last ? -1 : undefined)
  return `${first && isOfWord(plain.charAt(0)) ? ' ' : ''}${plain}${last && isOfWord(plain.at(-1) ?? '') ? ' ' : ''}`
}

/** The run of letters that tells most of each; undefined where one is too short to have any. */
const runsIn = (texts: readonly string[]): readonly string[] | undefined => {
  const runs = new Set<string>()
  for (const written of texts) {
    const text = spaced(written)
    if (text.length < run) return undefined
    runs.add(rarestIn(text))
  }
  return [...runs]
}

const needsOf = (part: Part): readonly string[] | undefined =>
  part.exact === undefined ? part.needs : runsIn(part.exact)
const stricter = (
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined =>
  one === undefined || (other !== undefined && other.length < one.length) ? other : one

/** So many letters of a beginning tell enough, and so many beginnings of a part are told apart. */
export const longestStart = 5
const mostStarts = 100

const isOpen = (start: string): boolean => start.endsWith(open)

/** A beginning of at most so many letters. More of a word is only told of at the very beginning. */
const startCut = (start: string, length: number): string => {
  const within = start.indexOf(ofWord, 1)
  const end = within > 0 ? Math.min(within, length) : length
  return start.length > end && !(start.length === end + 1 && isOpen(start)) ? `${start.slice(0, end)}${open}` : start
}

/** Beginnings once each, shorter where they are many. */
const startsCut = (starts: Iterable<string>): readonly string[] => {
  let some: ReadonlySet<string> = new Set(starts)
  for (let length = longestStart; length > 0; length -= 1) {
    some = new Set(Array.from(some, (start) => startCut(start, length)))
    if (some.size <= mostStarts) return [...some]
  }
  return [open]
}

const startsOf = (part: Part): readonly string[] =>
  part.exact === undefined ? part.starts : startsCut(part.exact.map((one) => one.replace(begins, '')))

/** How a row may begin, if before a part it begins so. */
const startsWith = (before: readonly string[], part: Part): readonly string[] => {
  if (before.every(isOpen)) return before
  const [next, row] = [startsOf(part), new Set<string>()]
  for (const start of before)
    if (isOpen(start)) row.add(start)
    else for (const one of next) row.add(startCut(start + one, longestStart))
  return row.size <= mostStarts ? [...row] : startsCut(row)
}

/** One part after the other: what all of them may be, or what the strictest of them needs. */
const inRow = (parts: readonly Part[]): Part => {
  let [row, needs, whole]: [readonly string[], readonly string[] | undefined, boolean] = [[''], undefined, true]
  let starts: readonly string[] = ['']
  for (const part of parts) {
    const { exact } = part
    starts = startsWith(starts, part)
    if (exact !== undefined && (row.length === 1 || exact.length === 1 || row.length * exact.length <= few)) {
      row = row.flatMap((before) => exact.map((after) => before + after))
      continue
    }
    needs = stricter(needs, stricter(runsIn(row), exact === undefined ? needsOf(part) : undefined))
    ;[row, whole] = [exact ?? [''], false]
  }
  return whole ? { exact: row } : { exact: undefined, needs: stricter(needs, runsIn(row)), starts }
}

const oneOf = (ways: readonly Part[]): Part => {
  const exact = ways.flatMap((way) => way.exact ?? [])
  if (ways.every((way) => way.exact !== undefined)) return { exact: [...new Set(exact)] }
  const all = ways.map(needsOf)
  return {
    exact: undefined,
    needs: all.some((one) => one === undefined) ? undefined : [...new Set(all.flatMap((one) => one ?? []))],
    starts: startsCut(ways.flatMap(startsOf)),
  }
}

/** How often it may stand: perhaps not at all, or several times. */
const repeated = (part: Part, sign: string): Part =>
  sign === ''
    ? part
    : sign === '?' && part.exact !== undefined
      ? { exact: [...part.exact, ''] }
      : /^(?:\*|\?|\{0)/.test(sign)
        ? { exact: undefined, needs: undefined, starts: perhaps(opened(part)) }
        : { exact: undefined, needs: needsOf(part), starts: opened(part) }

const perhaps = (starts: readonly string[]): readonly string[] => (starts.includes(ofWord) ? starts : ['', ...starts])

/** How it begins where it may stand again behind itself. */
const opened = (part: Part): readonly string[] =>
  part.exact === undefined && part.starts.every((start) => start === ofWord)
    ? part.starts
    : startsCut(startsOf(part).map((start) => (isOpen(start) ? start : `${start}${open}`)))

const digits = [...'0123456789']
const inBrackets = (letters: string): Part => {
  const range = /^([0-9])-([0-9])$/.exec(letters)
  if (range !== null) return { exact: digits.slice(Number(range[1]), Number(range[2]) + 1) }
  if (/^a-z(?:0-9)?$/.test(letters)) return { exact: undefined, needs: undefined, starts: [ofWord] }
  return /^\^|-|\\/.test(letters) ? anything : { exact: [...letters] }
}

const plainLetters = /[a-z0-9 ,]+(?![a-z0-9 ,])/y
/** The plain letters from a place on, without one that a sign behind it repeats. */
const plainFrom = (source: string, at: number): string => {
  plainLetters.lastIndex = at
  const letters = plainLetters.exec(source)?.[0] ?? ''
  return letters.length > 1 && isRepeat(source.charAt(at + letters.length)) ? letters.slice(0, -1) : letters
}
const isRepeat = (sign: string): boolean => sign === '*' || sign === '+' || sign === '?' || sign === '{'
const repeat = /(?:[*+?]|\{[\d,]+\})\??/y
/** The sign at a place that says how often what stands before it may stand. */
const repeatAt = (source: string, at: number): string => {
  if (!isRepeat(source.charAt(at))) return ''
  repeat.lastIndex = at
  return repeat.exec(source)?.[0] ?? ''
}

/** The ways of a pattern, with marks where they begin and end. */
const waysOf = (source: string): readonly Part[] => {
  let at = 0
  const isNext = (sign: string): boolean => source.startsWith(sign, at)
  const atom = (): Part => {
    if (['(?=', '(?!', '(?<=', '(?<!'].some(isNext)) {
      // What must stand around it is no part of it.
      at = closing() + 1
      return { exact: [''] }
    }
    if (isNext('(')) {
      at += isNext('(?:') ? '(?:'.length : 1
      const inside = ways()
      at += 1
      return inside
    }
    if (isNext('[')) {
      const end = source.indexOf(']', at)
      const letters = source.slice(at + 1, end)
      at = end + 1
      return inBrackets(letters)
    }
    const letters = plainFrom(source, at)
    if (letters !== '') {
      at += letters.length
      return { exact: [letters] }
    }
    const letter = source.charAt(at)
    at += 1
    if (letter === '^' || letter === '$') return { exact: [''] }
    if (letter === '.') return anything
    if (letter !== '\\') return { exact: [letter] }
    const escaped = source.charAt(at)
    at += 1
    return /[bB]/.test(escaped) ? { exact: [''] } : /[a-z]/i.test(escaped) ? anything : { exact: [escaped] }
  }
  const oneWay = (): Part[] => {
    const parts: Part[] = []
    while (at < source.length && !isNext('|') && !isNext(')')) {
      const part = atom()
      const sign = repeatAt(source, at)
      at += sign.length
      parts.push(repeated(part, sign.replace(/(?<=.)\?$/, '')))
    }
    return parts
  }
  function ways(): Part {
    const all = [inRow(oneWay())]
    while (isNext('|')) {
      at += 1
      all.push(inRow(oneWay()))
    }
    return oneOf(all)
  }
  /** Where the bracket that opens here is closed. */
  const closing = (): number => {
    let [depth, within] = [0, false]
    for (let place = at; place < source.length; place += 1) {
      const sign = source.charAt(place)
      if (sign === '\\') place += 1
      else if (within) within = sign !== ']'
      else if (sign === '[') within = true
      else if (sign === '(') depth += 1
      else if (sign === ')') {
        depth -= 1
        if (depth === 0) return place
      }
    }
    return source.length
  }
  /** The ways that begin and end with the pattern, those in brackets around a whole way too. */
  const outermost = (): Part[] => {
    const all: Part[] = []
    for (;;) {
      const after = isNext('(?:') ? source.charAt(closing() + 1) : '-'
      if (after === '' || after === '|' || after === ')') {
        at += '(?:'.length
        all.push(...outermost())
        at += 1
      } else all.push(inRow([{ exact: [begins] }, ...oneWay(), { exact: [ends] }]))
      if (!isNext('|')) return all
      at += 1
    }
  }
  return outermost()
}

/**
 * What is known beforehand of what a pattern finds. For patterns that begin and end with a word, and texts with one space between words and around them.
 */
export type Letters = {
  /** Runs of letters of which a text must have one; undefined where it may be found without any. */
  needed: readonly string[] | undefined
  /** Letters of which some stand where it begins. */
  first: readonly string[]
  /** Or some of these anywhere in the word that begins there. */
  inWord: readonly string[]
}

export const lettersOf = (source: string): Letters => {
  const ways = waysOf(source)
  return { needed: needsOf(oneOf(ways)), ...beginningsOf(ways) }
}

const withoutLonger = (starts: readonly string[]): string[] => {
  const all = new Set(starts)
  return [...all].filter(
    (start) => !Array.from(start, (_, length) => start.slice(0, length)).some((shorter) => all.has(shorter)),
  )
}

const beginningsOf = (ways: readonly Part[]): Pick<Letters, 'first' | 'inWord'> => {
  const starts = ways
    .flatMap(startsOf)
    .map((start) =>
      start.replace(open, '').replace(ends, (_, at: number) => (isOfWord(start.charAt(at - 1)) ? ' ' : '')),
    )
  const [inWord, first] = [true, false].map((within) => starts.filter((start) => start.startsWith(ofWord) === within))
  return { first: withoutLonger(first ?? []), inWord: withoutLonger((inWord ?? []).map((start) => start.slice(1))) }
}
