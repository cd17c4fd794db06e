// Which letters a text must have for a pattern to be found in it at all: of a thousand patterns most need not be tried on a message, once that is known.

/** What a part of a pattern may be, letter by letter, where that is few things; else letters of which it has one, undefined where it may have none of any. */
type Part = { exact: readonly string[] } | { exact: undefined; needs: readonly string[] | undefined }

const anything: Part = { exact: undefined, needs: undefined }
/** Where a pattern begins and ends: a space, where a word begins or ends there. */
const [begins, ends] = ['\u0001', '\u0002']

/** So many letters in a row are looked for. */
const run = 4
/** So many things a part may be are still told one by one. */
const few = 64
/** The letters of English, the most usual first: a run of rare ones tells more. */
const usual = ' etaoinshrdlcumwfgypbvkjxqz0123456789,'
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

const isOfWord = (letter: string): boolean => /[a-z0-9]/.test(letter)

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

/** One part after the other: what all of them may be, or what the strictest of them needs. */
const inRow = (parts: readonly Part[]): Part => {
  let [row, needs, whole]: [readonly string[], readonly string[] | undefined, boolean] = [[''], undefined, true]
  for (const part of parts) {
    const { exact } = part
    if (exact !== undefined && (row.length === 1 || exact.length === 1 || row.length * exact.length <= few)) {
      row = row.flatMap((before) => exact.map((after) => before + after))
      continue
    }
    needs = stricter(needs, stricter(runsIn(row), exact === undefined ? needsOf(part) : undefined))
    ;[row, whole] = [exact ?? [''], false]
  }
  return whole ? { exact: row } : { exact: undefined, needs: stricter(needs, runsIn(row)) }
}

const oneOf = (ways: readonly Part[]): Part => {
  const exact = ways.flatMap((way) => way.exact ?? [])
  if (ways.every((way) => way.exact !== undefined)) return { exact: [...new Set(exact)] }
  const all = ways.map(needsOf)
  return {
    exact: undefined,
    needs: all.some((one) => one === undefined) ? undefined : [...new Set(all.flatMap((one) => one ?? []))],
  }
}

/** How often it may stand: perhaps not at all, or several times. */
const repeated = (part: Part, sign: string): Part =>
  sign === ''
    ? part
    : sign === '?'
      ? part.exact === undefined
        ? anything
        : { exact: [...part.exact, ''] }
      : /^(?:\*|\{0)/.test(sign)
        ? anything
        : { exact: undefined, needs: needsOf(part) }

const inBrackets = (letters: string): Part => (/^\^|-|\\/.test(letters) ? anything : { exact: [...letters] })

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

/**
 * Runs of letters of which a text must have one for a pattern to be found in it; undefined where it may be found without any. For patterns that begin
 * and end with a word, and texts with one space between words and around them.
 */
export const lettersNeeded = (source: string): readonly string[] | undefined => {
  let at = 0
  const isNext = (sign: string): boolean => source.startsWith(sign, at)
  const atom = (): Part => {
    if (isNext('(')) {
      const opening = ['(?:', '(?=', '(?!', '(?<=', '(?<!'].find(isNext) ?? '('
      at += opening.length
      const inside = ways()
      at += 1
      // What must stand around it is no part of it.
      return /[=!]/.test(opening) ? { exact: [''] } : inside
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
  return needsOf(oneOf(outermost()))
}

/** Finds which of many patterns, by their names, may stand in a text: all that do, and some more. */
export const whichMayStand = <Name extends string>(
  patterns: readonly (readonly [Name, string])[],
): ((text: string) => ReadonlySet<Name>) => {
  const [byRun, always] = [new Map<string, Name[]>(), new Array<Name>()]
  for (const [name, source] of patterns) {
    const needed = lettersNeeded(source)
    if (needed === undefined) always.push(name)
    for (const one of needed ?? []) byRun.set(one, [...(byRun.get(one) ?? []), name])
  }
  return (text) => {
    const may = new Set(always)
    const words = ` ${text.replaceAll('\n', ' ')} `
    for (let at = 0; at + run <= words.length; at += 1)
      for (const name of byRun.get(words.slice(at, at + run)) ?? []) may.add(name)
    return may
  }
}
