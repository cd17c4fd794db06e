import type { Knowledge } from '../knowledge/knowledge.ts'
import { divideRun } from './divide-run.ts'
import { findSections, type Section } from './find-list.ts'
import { slashParts } from './printed-forms.ts'
import { plainText } from './plain-text.ts'
import { deniesNames, isProse } from './prose.ts'
import { recognise, recogniseByName, type Recognition } from './recognise.ts'
import { splitItems, type Piece } from './split-items.ts'

/** An item of a label as it is printed, and what it was recognised as. */
export type SplitItem = Recognition & { printed: string; mayContain: boolean }
/** What is not in the list: to be read for signs that somebody must be seen, not for ingredients. `boilerplate`: directions and the like. */
export type SplitLabel = { items: SplitItem[]; outside: string[]; boilerplate: string[] }

type Found = SplitItem & { prose: boolean; afterComma?: boolean }

/** Without bullets, stops and brackets that have lost their partner. */
const tidy = (printed: string): string => {
  const text = printed.replaceAll(/\s+/g, ' ').replaceAll(/\s*<[^<>]{0,30}>$/g, '').replaceAll(/^[\s.,;:•·>–-]+|[\s.,;:&–-]+$/g, '').trim()
  if (/[)\]}]$/.test(text) && !/[([{]/.test(text)) return text.replaceAll(/[\s)\]}]+$/g, '')
  return /^[([{]/.test(text) && !/[)\]}]/.test(text) ? text.replaceAll(/^[([{\s]+/g, '') : text
}

/** Names in the brackets of another name that are ingredients of their own: `Parfum (Limonene, Linalool)`. */
const bracketedNames = (knowledge: Knowledge, text: string): string[] | undefined => {
  const found = /^([^([]*)[([]([^()[\]]*[,;•][^()[\]]*)[)\]]\s*\W*$/.exec(text)
  if (found === null) return undefined
  const [outer, parts] = [tidy(found[1] ?? ''), splitItems(found[2] ?? '').map((one) => one.text)]
  if (parts.length < 2 || parts.every((part) => /^(?:c\.?i\.?\s*)?\d{5}$/i.test(part))) return undefined
  const known = parts.map((part) => recognise(knowledge, part))
  const outside = recogniseByName(knowledge, outer)?.ingredient
  const own = known.filter(({ how, ingredient }) => how !== 'unrecognised' && (ingredient === undefined || ingredient !== outside))
  if (own.length * 2 <= parts.length || new Set(own.map(({ ingredient, rule }) => ingredient ?? rule)).size < 2) return undefined
  return recognise(knowledge, outer).how === 'unrecognised' ? parts : [outer, ...parts]
}

/** Names with a slash between that are different ingredients: each is one item; the same in three languages is one. */
const slashedNames = (knowledge: Knowledge, text: string): string[] | undefined => {
  const parts = slashParts(text)
  if (parts.length < 2) return undefined
  const known = parts.map((part) => recogniseByName(knowledge, part))
  if (known.some((one) => one === undefined)) return undefined
  const names: string[] = []
  for (const [at, part] of parts.entries()) {
    if (at > 0 && known[at]?.ingredient === known[at - 1]?.ingredient) names[names.length - 1] += `/${part}`
    else names.push(part)
  }
  return names.length > 1 ? names : undefined
}

const several = (knowledge: Knowledge, parts: readonly string[], depth: number, mayContain: boolean): Found[] =>
  parts.flatMap((part) => readPiece(knowledge, { text: part, mayContain }, depth + 1))

/** Two known names with "and" between; of a blend written with "&" the other name may be one that we do not know. */
const joinedNames = (knowledge: Knowledge, text: string): string[] | undefined => {
  const parts = text.split(/\s+(?:&|and|en|et|\+)\s+/i)
  if (parts.length < 2) return undefined
  const known = parts.map((part) => recogniseByName(knowledge, part) !== undefined)
  const blend = parts.length === 2 && /\s[&+]\s/.test(text) && known.includes(true) && parts.every((part) => part.length > 7 && part.split(' ').length < 5)
  return blend || known.every(Boolean) ? parts : undefined
}

/** Two names that are known exactly, of which the pair is known as one of them: `MCI & MI`, `MCI/MI`. */
const namedPair = (knowledge: Knowledge, text: string): string[] | undefined => {
  const parts = text.split(/\s*(?:&|\/|\+|\band\b)\s*/i)
  const known = parts.map((part) => knowledge.named(part)?.ingredient)
  return parts.length === 2 && known[0] !== undefined && known[1] !== undefined && known[0] !== known[1] ? parts : undefined
}

/** A title that runs into the first name, or a maker's line into the last: `FADE CREAM Aqua`. */
const withoutTitle = (knowledge: Knowledge, text: string): string[] | undefined => {
  const title = /^(.{3,80}?\s)((?:aqua|water)\b.*)$/is.exec(text)
  if (title?.[2] !== undefined && recogniseByName(knowledge, tidy(title[2])) !== undefined) return [title[1] ?? '', title[2]]
  const lines = text.split('\n')
  for (let at = 1; at < lines.length && at < 12; at += 1) {
    const [head, tail] = [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')]
    if (recogniseByName(knowledge, tidy(tail)) !== undefined || recogniseByName(knowledge, tidy(head)) !== undefined) return [head, tail]
  }
  return undefined
}

/** What a piece between two separators is: one item, or several that nothing parted. */
const readPiece = (knowledge: Knowledge, { text, mayContain, afterStop = false }: Piece, depth = 0): Found[] => {
  const printed = tidy(text)
  if (!/[\p{L}\d]/u.test(printed)) return []
  // One letter is no name.
  if (printed.length < 2) return [{ printed, mayContain, prose: true, ingredient: undefined, how: 'unrecognised', families: [] }]
  const whole = knowledge.named(printed)
  const pair = whole?.how === 'synonym' && depth < 4 ? namedPair(knowledge, printed) : undefined
  if (pair !== undefined) return several(knowledge, pair, depth, mayContain)
  if (whole !== undefined) return [{ printed, mayContain, prose: false, ...recognise(knowledge, printed) }]
  if (depth < 4 && printed.length < 4000) {
    const inner = bracketedNames(knowledge, printed) ?? slashedNames(knowledge, printed) ?? joinedNames(knowledge, printed)
    if (inner !== undefined) return several(knowledge, inner, depth, mayContain)
  }
  // "Preservative: Phenoxyethanol" is the name after the colon; where a kit's second part begins on a new line, the line before is a name too.
  const colon = depth < 4 ? text.indexOf(':') : -1
  if (colon > 1) {
    const line = text.lastIndexOf('\n', colon)
    const after = tidy(text.slice(colon + 1))
    if (colon - line < 42 && !/[()]/.test(text.slice(line + 1, colon)) && recognise(knowledge, after).how !== 'unrecognised') return several(knowledge, [text.slice(0, Math.max(0, line)), after], depth, mayContain)
  }
  const found = recognise(knowledge, printed)
  if (found.how !== 'unrecognised' && found.how !== 'rule') return [{ printed, mayContain, prose: false, ...found }]
  if (depth < 4) {
    const joined = /^(?:and|en|et|und|plus|contains|bevat|contient|&|\+)\s+(.+)$/is.exec(printed)?.[1]
    if (joined !== undefined) return several(knowledge, [joined], depth, mayContain)
    const lines = text.split('\n')
    if (lines.length > 1 && lines.every((line) => recogniseByName(knowledge, tidy(line)) !== undefined)) return several(knowledge, lines, depth, mayContain)
    const titled = withoutTitle(knowledge, text)
    if (found.how === 'unrecognised' && titled !== undefined) return several(knowledge, titled, depth, mayContain)
    const short = found.how === 'rule' && !text.includes('\n') && !/[a-z)][A-Z][a-z]{2}/.test(printed) && printed.split(' ').length < 7
    const run = short ? undefined : divideRun(knowledge, text)
    if (run !== undefined) return several(knowledge, run, 4, mayContain)
  }
  return [{ printed, mayContain, prose: isProse(printed, found.how === 'rule') || (afterStop && found.how === 'unrecognised'), ...found }]
}

const weights = { name: 1, synonym: 1, spelling: 0.8, rule: 0.7, unrecognised: -0.4 }
const prose = -3

/**
 * What each piece speaks for a list. A sentence between two commas stands within the list, and does not end it; nor does one after a heading
 * when names follow. What says that something is not in it does.
 */
const weightsOf = (found: readonly Found[], anchored: boolean): number[] => {
  const weighed: number[] = []
  for (let at = 0; at < found.length;) {
    const one = found[at]
    if (one?.prose !== true) {
      // After a heading a name we do not know is still an item of the list.
      weighed.push(one === undefined ? 0 : anchored && one.how === 'unrecognised' ? 0.1 : weights[one.how])
      at += 1
      continue
    }
    let to = at
    while (found[to]?.prose === true) to += 1
    const within = found[to]?.afterComma === true && (anchored || one.afterComma === true)
    for (let each = at; each < to; each += 1) {
      const open = !within && !anchored
      weighed.push(deniesNames(found[each]?.printed ?? '') ? 2 * prose : open ? prose : each > at ? -0.2 : within ? -0.6 : -1.6)
    }
    at = to
  }
  return weighed
}

/** The stretch of pieces that is the list: that with the largest sum of weights; after a heading it begins at the first. */
const listIn = (found: readonly Found[], anchored: boolean): [number, number] => {
  const weighed = weightsOf(found, anchored)
  let [best, from, to, sum, start] = [0, 0, 0, 0, 0]
  for (const at of found.keys()) {
    if (!anchored && sum <= 0) [sum, start] = [0, at]
    sum += weighed[at] ?? 0
    if (sum > best) [best, from, to] = [sum, start, at + 1]
  }
  // A last name that we do not know, with nothing after it but prose.
  while (!anchored && to < found.length && to > from + 1 && found[to]?.prose === false && found[to]?.how === 'unrecognised' && /^[A-Z]/.test(found[to]?.printed ?? '')) to += 1
  return [from, to]
}

const isItem = ({ prose: isSentence }: Found): boolean => !isSentence

const withoutProse = ({ printed, mayContain, ingredient, how, rule, families }: Found): SplitItem =>
  ({ printed, mayContain, ingredient, how, families, ...(rule === undefined ? {} : { rule }) })

/** What makers print among the rest, after which a list may go on: `Made with love`. Directions and warnings end it. */
const aside = /^(?:made|proudly|trots|vegan|cruelty|dermatolog|(?:not )?tested|clinically|nb|note|please|©|www|https?:|batch|lot|tel)/i

/** The names that go on after such a line: at least two in a row that are known. */
const listAgain = (found: readonly Found[]): Found[] => {
  const first = found.findIndex((one, at) => [one, found[at + 1]].every((name) => name?.how === 'name' || name?.how === 'synonym'))
  if (first < 0 || found.slice(0, first).some((one) => deniesNames(one.printed))) return []
  const [, to] = listIn(found.slice(first), true)
  return found.slice(first, first + to).filter(isItem)
}

/**
 * Takes a pasted text apart: the items of its ingredient list, and what stands around it. With a heading ("Ingredients:") the list is what
 * follows it; without, the stretch of the text that reads most like one. Never throws; a text without a list has no items.
 */
export const splitLabel = (knowledge: Knowledge, text: string): SplitLabel => {
  const sections = findSections(plainText(knowledge, text))
  const read = (section: Section): Found[] =>
    splitItems(section.text).flatMap((piece) => readPiece(knowledge, piece).map((one, at) => ({ ...one, afterComma: at > 0 || piece.afterComma === true })))
  for (const kinds of [['list', 'also'], ['key', 'also'], ['open', 'other']] as const) {
    const anchored = kinds[0] !== 'open'
    const items: SplitItem[] = []
    const alone = kinds[0] !== 'open' && !sections.some(({ kind }) => kind === kinds[0])
    const outside: string[] = []
    const boilerplate: string[] = []
    for (const section of sections) {
      if (!(kinds as readonly string[]).includes(section.kind) || (kinds[0] === 'open' && section.kind === 'other' && items.length > 1)) {
        if (section.kind === 'other' && items.length > 2 && aside.test(section.text)) items.push(...listAgain(read(section)).map(withoutProse))
        ;(section.kind === 'other' ? boilerplate : outside).push(section.text)
        continue
      }
      const found = read(section)
      const [from, to] = listIn(found, anchored)
      const listed = found.slice(from, to).filter(isItem)
      const known = section.kind === 'also' && !alone ? listed.filter((one) => one.ingredient !== undefined && !items.some(({ ingredient }) => ingredient === one.ingredient)) : listed
      items.push(...known.map(withoutProse))
      outside.push(...found.filter((one, at) => at < from || at >= to || one.prose).map(({ printed }) => printed))
    }
    if (items.some(({ how }) => how !== 'unrecognised')) return { items, outside, boilerplate }
  }
  return { items: [], outside: [text], boilerplate: [] }
}
