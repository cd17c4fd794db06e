import type { LabelPart } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { holdsOrders } from '../text/machine-orders.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { type Denied, denialHeads } from './denied.ts'
import { isClaim, type SplitItem } from './ends-of-list.ts'
import { isHeadingAlone, startsSmallPrint } from './find-list.ts'
import { pattern } from './pattern.ts'
import { behindLast, lettersAndDigits, placesOf, type Span } from './places.ts'
import { markup } from './plain-text.ts'
import { inOtherScript, ofMakers, ofPacks } from './prose.ts'
import { traces } from './traces.ts'
import { listSigns, marker, splitItems } from './split-items.ts'
import { readPiece } from './read-piece.ts'

// Nothing that is printed may vanish: every letter of the pasted text belongs to an item, or to a stretch that is set aside with a reason.

type Reason = NonNullable<LabelPart['setAside']>
/** What a stretch of the text is: an item, or set aside. */
type Stretch = Span & ({ item: SplitItem } | { setAside: Reason })

const startsDenial = pattern(`^[^\\p{L}\\p{N}]*${denialHeads}`, 'iu')
const startsMarker = new RegExp(`^(?:(?:and|en|et|und|y|e) )?${marker.source}`, 'iu')
const address =
  /https?:|www\.|@|\b(?:box|posbus|street|straat|road|crescent|tel|careline|helpline|made in|product of|produk van|vervaardig\w*|wyprodukowano)\b|(?:factured|buted) by|\d{3} \d{3} ?\d{4}/i

/** Why a stretch is set aside, by what it begins with; undefined where nothing says so. */
const reasonOf = (text: string): Reason | undefined => {
  if (traces.test(text)) return 'traces'
  if (startsMarker.test(text)) return 'may-contain'
  if (startsDenial.test(text) || isClaim.test(text.trim())) return 'free-from'
  if (address.test(text) || ofMakers.test(text)) return 'address'
  if (startsSmallPrint(text)) return 'directions'
  if (isHeadingAlone(text)) return 'heading'
  return holdsOrders(text) ? 'text' : undefined
}

const tableRows = /(?:\|[^\n]*\n[^\n|]*){3}/
const longestHeading = 60
const anyPiece = new RegExp(String.raw`[\p{L}\p{N}](?:[^.\n:${listSigns}]*[\p{L}\p{N}])?`, 'u')
const anySign = new RegExp(`[${listSigns}]`, 'gu')
/** Sentences; a line after a sign that parts names, or before one, goes on with its sentence. */
const sentences = new RegExp(
  String.raw`[^.!?\n]*(?:(?:\.(?!\s|$)|(?<=[${listSigns}][ \t]{0,3})\n|\n(?=[ \t]*[${listSigns}]))[^.!?\n]*)*[.!?\n]*`,
  'gu',
)

/** The names in a stretch that signs of the list join to items before or behind it. */
const namesIn = (
  knowledge: Substances,
  text: string,
  sign: RegExp,
  before: SplitItem | undefined,
  behind: SplitItem | undefined,
): SplitItem[] => {
  const start = text.search(lettersAndDigits)
  const left = before !== undefined && sign.test(text.slice(0, start))
  const right = behind !== undefined && sign.test(behindLast(text))
  if (!left && !right) return []
  const mayContain = (left ? before : behind)?.mayContain === true
  const read = splitItems(text).map((piece) => {
    const found =
      reasonOf(piece.text) !== undefined || !(/\p{L}{4}/u.test(piece.text) || inOtherScript(piece.text))
        ? []
        : readPiece(knowledge, { ...piece, mayContain, afterComma: true })
    return found.some(
      ({ prose, how, printed }) => prose || (!(left && right) && how === 'unrecognised' && ofPacks.test(printed)),
    )
      ? []
      : found
  })
  // What no sign parts from an item is said of it, or is its heading.
  if (!left && before !== undefined) read.shift()
  if (!right && behind !== undefined) read.pop()
  if (left && right) return read.flat()
  // Beside the list its names go on as far as no words come between.
  const row = left ? read : read.toReversed()
  const end = row.findIndex(({ length }) => length === 0)
  const names = end < 0 ? row : row.slice(0, end)
  return (left ? names : names.toReversed()).flat()
}

/** What stands between two items, in order: names that the list has lost, and stretches with their reason. */
const between = (
  knowledge: Substances,
  text: string,
  sign: RegExp,
  gap: Span,
  before?: SplitItem,
  behind?: SplitItem,
): Stretch[] => {
  const all: Stretch[] = []
  if (!lettersAndDigits.test(text.slice(gap.from, gap.to))) return all
  let lasting: Reason | undefined
  const aside = (from: number, to: number, carried?: Reason): Reason | undefined => {
    const start = text.slice(from, to).search(lettersAndDigits)
    if (start < 0) return carried
    const stretch = text.slice(from + start, to).trimEnd()
    const heading = /[:：]$/.test(stretch) && stretch.length < longestHeading ? 'heading' : undefined
    const reason = reasonOf(stretch) ?? carried ?? heading ?? 'text'
    all.push({ from: from + start, to: from + start + stretch.length, setAside: reason })
    return reason
  }
  for (const { 0: sentence, index } of text.slice(gap.from, gap.to).matchAll(sentences)) {
    if (!lettersAndDigits.test(sentence)) continue
    const [from, to] = [gap.from + index, gap.from + index + sentence.length]
    const last = to === gap.to || !lettersAndDigits.test(text.slice(to, gap.to))
    const names =
      lasting === undefined
        ? namesIn(knowledge, sentence, sign, index === 0 ? before : undefined, last ? behind : undefined)
        : []
    let done = from
    for (const [which, place] of placesOf(
      sentence,
      names.map(({ printed }) => printed),
    ).entries()) {
      const item = names[which]
      if (place === undefined || item === undefined) continue
      aside(done, from + place.from)
      done = from + place.to
      all.push({ from: from + place.from, to: done, item })
    }
    const reason = aside(done, to, lasting)
    lasting = reason === 'directions' ? reason : undefined
  }
  return all
}

/** The offset in a text as typed of each position in it without invisible letters; see withPlainLetters. */
const offsetsIn = (typed: string, text: string): ((at: number) => number) => {
  if (typed === text) return (at) => at
  const offsets: number[] = []
  let at = 0
  for (const letter of typed) {
    const shown = String.fromCodePoint(text.codePointAt(offsets.length) ?? 0)
    if (letter === shown || !/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(letter))
      for (let unit = 0; unit < shown.length; unit += 1) offsets.push(at)
    at += letter.length
  }
  return (place) => (place === 0 ? 0 : (offsets[place] ?? typed.length))
}

/** So far behind the last item a name is looked for that is printed in other words. */
const furthest = 400

/**
 * A name that is printed in other words than it was read in: from its first word on, or from what stands there first. All that stands between two items
 * where it is `alone` there.
 */
const placeOf = (text: string, { printed }: SplitItem, { from, to }: Span, alone: boolean): Span => {
  const gap = text.slice(from, Math.min(to, from + furthest))
  const [first, ...others] = (printed.match(/\p{L}{4,}/gu) ?? []).map((word) => placesOf(gap, [word])[0])
  const piece = anyPiece.exec(gap)
  const whole = { from: piece?.index ?? 0, to: (piece?.index ?? 0) + (piece?.[0].length ?? 0) }
  const place = first ?? (alone ? whole : (others.find((one) => one !== undefined) ?? whole))
  return { from: from + place.from, to: alone ? to - behindLast(gap).length : from + place.to }
}

/** The stretches as parts of the text as typed; what was set aside before is cut out of them, but for what stands within a name. */
const laidOut = (typed: string, text: string, stretches: readonly Stretch[], before: readonly Stretch[]) => {
  const all: Stretch[] = []
  let next = 0
  const cutAt = (to: number, within?: Stretch): void => {
    for (let one = before[next]; one !== undefined && one.from < to; one = before[next]) {
      if (within === undefined || !('item' in within)) all.push(one)
      next += 1
    }
  }
  for (const stretch of stretches) {
    cutAt(stretch.from)
    let { from } = stretch
    for (const one of 'item' in stretch ? [] : before.slice(next)) {
      if (one.from >= stretch.to) break
      all.push({ ...stretch, from, to: one.from })
      from = one.to
      cutAt(from)
    }
    if (from <= stretch.to) all.push({ ...stretch, from })
    cutAt(stretch.to, stretch)
  }
  cutAt(text.length)

  const offset = offsetsIn(typed, text)
  const items: SplitItem[] = []
  const parts: LabelPart[] = []
  let done = 0
  const add = (to: number, item: number | null, reason: Reason | null): void => {
    // Invisible letters at the end have no place in the text that was read.
    const end = to === text.length ? typed.length : offset(to)
    const piece = typed.slice(done, end)
    const setAside = reason !== null && lettersAndDigits.test(piece) ? reason : null
    done = end
    const [last, other] = [parts.at(-1), parts.at(-2)]
    if (item !== null) parts.push({ text: piece, item, setAside: null })
    else if (piece === '') return
    else if (last !== undefined && last.item === null && last.setAside === setAside) last.text += piece
    else if (setAside !== null && last?.item === null && last.setAside === null && other?.setAside === setAside) {
      other.text += last.text + piece
      parts.pop()
    } else parts.push({ text: piece, item: null, setAside })
  }
  for (const stretch of all) {
    add(stretch.from, null, null)
    if ('item' in stretch) add(stretch.to, items.push(stretch.item) - 1, null)
    else add(stretch.to, null, stretch.setAside)
  }
  add(text.length, null, null)
  return { items, parts }
}

/**
 * The pasted text in parts, and its items with those that the list had lost among them: names that signs of a list join to it are items, known or
 * not. What is denied and marks of a web page are set aside first, since names in them are none of the list.
 */
export const partsOf = (
  knowledge: Substances,
  typed: string,
  listed: readonly SplitItem[],
  denied: readonly Denied[],
): { items: SplitItem[]; parts: LabelPart[] } => {
  const text = withPlainLetters(typed)
  const before: Stretch[] = []
  let open = ''
  for (const one of [
    ...denied.map(({ from, to }) => ({
      from,
      to: from + text.slice(from, to).trimEnd().length,
      setAside: reasonOf(text.slice(from, to)) ?? 'free-from',
    })),
    ...Array.from(text.matchAll(markup), ({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
      setAside: 'text' as const,
    })),
  ].sort((a, b) => a.from - b.from)) {
    if (one.from < open.length) continue
    before.push(one)
    // No list goes on over a denial.
    open += text.slice(open.length, one.from) + (one.setAside === 'text' ? ' ' : '.').padEnd(one.to - one.from)
  }
  open += text.slice(open.length)
  // The bars of a table part its columns.
  if (tableRows.test(open)) open = open.replaceAll('|', '\t')
  const places = placesOf(
    open,
    listed.map(({ printed }) => printed),
  )
  const stretches: Stretch[] = []
  let [end, last]: [number, SplitItem | undefined] = [0, undefined]
  const gaps = places.map((place, at) => open.slice(places[at - 1]?.to ?? place?.from, place?.from))
  const used = [...new Set(gaps.join('').match(anySign))].join('')
  const sign = new RegExp(used === '' ? (listed.length > 1 ? '(?!)' : anySign) : `[${used}]`, 'u')
  for (const [which, item] of listed.entries()) {
    const next = places.find((place, at) => at >= which && place !== undefined)?.from
    const gap = { from: end, to: next ?? open.length }
    const alone = next !== undefined && places[which + 1] !== undefined && next - end < furthest
    const place = places[which] ?? placeOf(open, item, gap, alone)
    stretches.push(...between(knowledge, open, sign, { from: end, to: place.from }, last, item), { ...place, item })
    ;[end, last] = [place.to, item]
  }
  stretches.push(...between(knowledge, open, sign, { from: end, to: open.length }, last))
  return laidOut(typed, text, stretches, before)
}
