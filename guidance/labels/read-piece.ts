import type { Substances } from '../knowledge/substances.ts'
import { tradeWords } from '../text/trade-words.ts'
import { onlyDenies } from './denied.ts'
import { divideRun } from './divide-run.ts'
import { type Found, isClaim, tidy } from './ends-of-list.ts'
import {
  afterColon,
  besideStranger,
  bracketed,
  joined,
  lines,
  namedPair,
  plantLines,
  runTogether,
  saysMore,
  severalNames,
} from './partings.ts'
import { withoutBrackets } from './printed-forms.ts'
import { inOtherScript, isCoinedName, isProse } from './prose.ts'
import { inTwoLanguages, recognise, recogniseByName } from './recognise.ts'
import { type Piece, sentence } from './split-items.ts'

/** "Dissolve in warm water": a sentence that no word of the trade begins. */
const isSaid = (knowledge: Substances, printed: string): boolean =>
  sentence.test(printed) &&
  isProse(printed) &&
  !tradeWords(knowledge).has(/^\p{L}+/u.exec(printed)?.[0].toLowerCase() ?? '')

/** Of a name that is not known no more words are taken for what it does. */
const mostSaid = 5

/**
 * "Salicylic Acid 0.5%: dissolves pores", "Urea – softens": a known name, and what it does; among the names of a list also one that is not known.
 */
const described = (knowledge: Substances, text: string, within: boolean): [name: string, does: string] | undefined => {
  const [, name = '', does = ''] = /^([^:\n]{3,60}?)(?:\s*[:：=→]|\s[-–—])\s+(\p{L}.*)$/su.exec(text) ?? []
  if (does === '' || knowledge.named(does) !== undefined) return undefined
  const says = /^\p{Ll}/u.test(does) || (does.includes(' ') && recognise(knowledge, does).how === 'unrecognised')
  const known =
    recogniseByName(knowledge, name) !== undefined ||
    (within && /^(?:\p{Lu}\S*\s?){1,3}$/u.test(name) && does.split(' ').length <= mostSaid)
  return says && known ? [name, does] : undefined
}

const isSure = (how?: string): boolean => how === 'name' || how === 'synonym'

/** "Salicylic, Acid": pieces of which the first names nothing and several are a name, as that name. */
export const mended = (knowledge: Substances, pieces: readonly Piece[]): Piece[] => {
  const whole: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at]
    if (first === undefined) break
    at += 1
    whole.push(first)
    if (pieces[at]?.afterComma !== true || first.text.length < 3 || !/^\p{L}+(?: \p{L}+)*$/u.test(first.text)) continue
    const sure = isSure(knowledge.named(first.text)?.how)
    const others = pieces.slice(at, at + mostBroken)
    const row = [tidy(first.text)]
    for (const { text, afterComma } of others) {
      if (afterComma !== true || inOtherScript(first.text + text)) break
      // "Tea, Tree, Oil": of what is a name by itself the others must be none.
      if (sure && knowledge.named(text) !== undefined && !ofForm.test(text)) break
      row.push(tidy(text))
    }
    const alone = knowledge.named(row[0] ?? '')?.ingredient
    const isOne = (name = knowledge.named(row.join(' '))?.ingredient): boolean =>
      name !== undefined && (sure || alone === undefined || alone === name)
    while (row.length > 1 && !isOne()) row.pop()
    if (row.length > 1) whole.splice(-1, 1, { ...first, text: row.join(' ') })
    at += row.length - 1
  }
  return whole
}
const ofForm = /^(?:oil|butter|wax|extract|powder|acid)\W*$/i
/** So many parts more a name is looked for in. */
const mostBroken = 3

const unread = { ingredient: undefined, how: 'unrecognised', families: [] } as const

const ofPack = /\d\s?(?:ml|g|kg|l)\W*$/i
/** What a piece between two separators is: one item, or several that nothing parted. */
export const readPiece = (knowledge: Substances, piece: Piece, depth = 0): Found[] => {
  const { text, mayContain, afterStop = false, stopped = false, afterComma = false } = piece
  const printed = tidy(text)
  if (!/[\p{L}\d]/u.test(printed)) return []
  const several = (parts: readonly string[] | undefined, next = depth + 1): Found[] | undefined =>
    parts?.flatMap((part) => readPiece(knowledge, { text: part, mayContain }, next))
  // Letters of other scripts before a colon are a heading, and no part of the name behind it.
  const [, title = ''] = /^((?!\p{Script=Latin})\p{L}[^,:：]{0,40}[:：])\s*\p{L}/u.exec(printed) ?? []
  if (title !== '') return several([printed.slice(title.length)]) ?? []
  const whole = knowledge.named(printed)
  if (whole === undefined && afterStop && isSaid(knowledge, printed)) {
    return [{ ...unread, printed, mayContain, prose: true }]
  }
  const [name, does] =
    (whole === undefined || /:/.test(printed) ? described(knowledge, printed, afterComma) : undefined) ?? []
  if (name !== undefined && does !== undefined) {
    const said = { ...unread, printed: does, mayContain, prose: true, described: true }
    return [{ printed: name, mayContain, prose: false, described: true, ...recognise(knowledge, name) }, said]
  }
  const parts =
    depth > 3 || printed.length > 4000 || inTwoLanguages(knowledge, printed) !== undefined
      ? undefined
      : whole === undefined
        ? (plantLines(knowledge, printed, text) ??
          bracketed(knowledge, printed, text) ??
          joined(knowledge, printed, text) ??
          afterColon(knowledge, printed, text) ??
          runTogether(knowledge, printed, text))
        : whole.how === 'synonym'
          ? namedPair(knowledge, printed, text)
          : undefined
  if (parts !== undefined) return several(parts) ?? []
  const found = recognise(knowledge, printed)
  const item = { printed, mayContain, ...found }
  const sure = found.how !== 'unrecognised' && found.how !== 'rule'
  if (!sure && depth < 4) {
    const short = found.how === 'rule' && !/\n|[a-z\d)][A-Z][a-z]{2}/.test(text) && printed.split(' ').length < 7
    const ruled = short ? (severalNames(knowledge, printed) ?? besideStranger(knowledge, printed)) : undefined
    const inner = several(lines(knowledge, printed, text)) ?? several(short ? ruled : divideRun(knowledge, text), 4)
    if (inner !== undefined) return inner
  }
  // One letter is no name; nor is "no parabens", whatever it follows.
  const unknown =
    found.how === 'unrecognised' && (afterStop || (stopped && (ofPack.test(printed) || saysMore(knowledge, printed))))
  const reads = !sure && (unknown || (isProse(printed, found.how === 'rule') && !(afterComma && isCoinedName(printed))))
  return [
    {
      ...item,
      prose:
        (printed.length < 2 && !inOtherScript(printed)) ||
        isClaim.test(withoutBrackets(printed).trim()) ||
        onlyDenies(printed) ||
        reads,
    },
  ]
}
