import type { Substances } from '../knowledge/substances.ts'
import { onlyDenies } from './denied.ts'
import { divideRun } from './divide-run.ts'
import { findSections, type Section } from './find-list.ts'
import { plainText } from './plain-text.ts'
import { withoutBrackets, withoutMarks } from './printed-forms.ts'
import {
  type Found,
  generic,
  isClaim,
  kindOfThing,
  mayGoOn,
  repeating,
  tidy,
  type SplitItem,
  withoutPraise,
  withoutRepeats,
  withoutTail,
  withoutTitle,
} from './ends-of-list.ts'
import { inOtherScript, isCoinedName, isPackText, isProse, isSpoken, ofPacks } from './prose.ts'
import { endsInOtherWord, inTwoLanguages, recognise, recogniseByName, type Recognition } from './recognise.ts'
import { sentence, splitItems, type Piece } from './split-items.ts'
import { endOfTitle } from './title.ts'
import { wordsOf } from '../text/normalise.ts'
import { tradeWords } from '../text/trade-words.ts'

/** What is not in the list: to be read for signs that somebody must be seen, not for ingredients. `boilerplate`: directions and the like. */
export type SplitLabel = { items: SplitItem[]; outside: string[]; boilerplate: string[] }

/** A piece, as it stands and tidied, in the parts that are names of their own; undefined when it is one name. */
type Parting = (knowledge: Substances, printed: string, text: string) => string[] | undefined

/** Names in the brackets of another name that are ingredients of their own: `Parfum (Limonene, Linalool)`. */
const bracketed: Parting = (knowledge, printed) => {
  const found = /^([^([]*)[([]((?:[^()[\]]|[([][^()[\]]*[)\]])*)[)\]]\s*\W*$/.exec(printed)
  if (found === null) return undefined
  const [outer, parts] = [tidy(found[1] ?? ''), splitItems(found[2] ?? '').map((one) => one.text)]
  // What stands behind the number of a colour are its other names: `CI 15850 (Red 6 Lake, Red 7 Lake)`.
  if (
    parts.length < 2 ||
    /^c\.?i\.? ?\d{5}$/i.test(outer) ||
    parts.every((part) => /^(?:c\.?i\.?\s*)?\d{5}$/i.test(part))
  )
    return undefined
  const outside = recogniseByName(knowledge, outer)?.ingredient
  const own = parts
    .map((part) => recognise(knowledge, part))
    .filter(({ how, ingredient }) => how !== 'unrecognised' && (ingredient === undefined || ingredient !== outside))
  if (own.length * 2 <= parts.length || new Set(own.map(({ ingredient, rule }) => ingredient ?? rule)).size < 2)
    return undefined
  return recognise(knowledge, outer).how === 'unrecognised' ? parts : [outer, ...parts]
}

/** "Parfum/Fragrance": one thing in two languages, each known. */
const recogniseTwice = (knowledge: Substances, name: string): Recognition | undefined =>
  /^[\p{L} ]+\/[\p{L} ]+$/u.test(name) ? recogniseByName(knowledge, name) : undefined

/**
 * "Aqua (Water) Niacinamide", "Aqua/Water Glycerin": behind a bracket or a slash another name begins, and is no part of the first, as "Butter" in
 * "… (Shea) Butter" is. What stands in brackets alone belongs to the name before it.
 */
const runTogether: Parting = (knowledge, printed) => {
  if (!/[()/]/.test(printed) || !printed.includes(' ')) return undefined
  const parts = divideRun(knowledge, printed)
  if (parts === undefined) return undefined
  const names: string[] = []
  for (const part of parts) {
    if ((/^\([^()]*\)$/.test(part) || withoutMarks(part) === '') && names.length > 0)
      names.push(`${names.pop() ?? ''} ${part}`)
    else names.push(part)
  }
  const known = new Set(
    names.map(
      (name) => (knowledge.named(withoutBrackets(withoutMarks(name))) ?? recogniseTwice(knowledge, name))?.ingredient,
    ),
  )
  return names.length > 1 &&
    known.size === names.length &&
    !known.has(undefined) &&
    !names.some((name) => generic.test(name))
    ? names
    : undefined
}

/** Known names with "and" or a slash between. The same in several languages is one; of a blend written with "&" one may be unknown. */
const joined: Parting = (knowledge, printed) => {
  for (const between of [/\s+(?:[&+]|and|en|et|['’]?n['’]?)\s+/i, /\s*[/|\\]\s*|\s+(?:-|or|of|ou)\s+/i]) {
    const parts = printed.split(between)
    if (parts.some((part) => part.split(/[([]/).length !== part.split(/[)\]]/).length)) continue
    const known = parts.map((part) =>
      /[a-z]{3}|\d{5}/i.test(part) ? recogniseByName(knowledge, part)?.ingredient : undefined,
    )
    const blend =
      parts.length === 2 &&
      /\s[&+]\s/.test(printed) &&
      (known.some((one) => one !== undefined) || parts.every((part) => recognise(knowledge, part).how === 'rule')) &&
      parts.every((part) => part.length > 7 && part.split(' ').length < 5)
    if (blend) return parts
    // "Glycerin and vexorin": a known name, and a word that is none of the trade.
    const stranger =
      parts.length === 2 &&
      / (?:and|en|et|&) /i.test(printed) &&
      parts.some((part) => knowledge.named(tidy(part))?.how === 'name') &&
      parts.some(
        (part) => /^[a-z-]{5,}$/i.test(part) && !isProse(part) && recognise(knowledge, part).how === 'unrecognised',
      )
    if (stranger) return parts
    const names = parts.filter((part, at) => at === 0 || known[at] !== known[at - 1] || /\d{5}/.test(part))
    if (
      names.length > 1 &&
      !known.slice(0, -1).includes(undefined) &&
      (known.at(-1) !== undefined || kindOfThing.test(tidy(parts.at(-1) ?? '')))
    )
      return names
  }
  // A list with slashes of which some names are misspelt or not known.
  const slashed = printed.split(/\s+[/|\\]\s+(?![^([]*[)\]])/)
  const distinct =
    slashed.length < 2 || slashed.length > 99
      ? []
      : slashed.map((part) => recognise(knowledge, part).ingredient).filter((one) => one !== undefined)
  return new Set(distinct).size > 1 ? slashed : undefined
}

/** Two names that are known exactly, of which the pair is known as one of them: `MCI & MI`, `MCI/MI`. */
const namedPair: Parting = (knowledge, printed) => {
  const parts = printed.split(/\s*(?:[&/+]|\band\b)\s*/i)
  const known = new Set(parts.map((part) => knowledge.named(part)?.ingredient))
  return parts.length === 2 && !/polymer/i.test(printed) && known.size === 2 && !known.has(undefined)
    ? parts
    : undefined
}

/** "Preservative: Phenoxyethanol" is the name after the colon; where a kit's second part begins on a new line, the line before is a name too. */
const afterColon: Parting = (knowledge, _, text) => {
  const colon = text.indexOf(':')
  const line = text.lastIndexOf('\n', colon)
  const after = tidy(text.slice(colon + 1))
  // "(sachet 2)", "(20 vol)" tell of a part of a kit; the brackets of a name belong to it.
  const before = text.slice(line + 1, colon)
  const [, heading = before, bracket = ''] = /^(.*)\(([^()]*)\)\s*$/s.exec(before) ?? []
  const title =
    colon > 1 &&
    heading.length < 42 &&
    !/[()]/.test(heading) &&
    recogniseByName(knowledge, bracket) === undefined &&
    (recognise(knowledge, after).how !== 'unrecognised' || divideRun(knowledge, after) !== undefined)
  return title ? [text.slice(0, Math.max(0, line)), after] : undefined
}

/** Names of which the title before them is too long: they part by themselves, and not with it. */
const onlyBehind = (knowledge: Substances, text: string, names: string): boolean =>
  divideRun(knowledge, text) === undefined && divideRun(knowledge, withoutMarks(names)) !== undefined

/** A plant's name with its form at the end: whole, wherever the next line begins. */
const plantName = /^\S+ \S.* (?:extract|oil|butter|juice|water|powder)\W*$/i

/** Names of plants, a line each, that nothing else parts. */
const plantLines: Parting = (knowledge, _, text) => {
  const names = text.split('\n')
  if (names.length < 2 || !names.every((name) => plantName.test(name))) return undefined
  const known = new Set(names.map((name) => recogniseByName(knowledge, tidy(name))?.ingredient))
  return known.size === names.length && !known.has(undefined) ? names : undefined
}

/** "Smells like holidays" after a stop or on a line of its own: three words and more, none of the trade. */
const saysMore = (knowledge: Substances, printed: string): boolean =>
  printed.split(' ').length > 2 &&
  printed.split(' ').every((word) => !/\p{L}{3}/u.test(word) || !tradeWords(knowledge).has(word.toLowerCase()))

/** A title that runs into the first name, or a line of the maker into the last: `FADE CREAM Aqua`; or a name in each line. */
const lines: Parting = (knowledge, _, text) => {
  const title = /^(.{3,80}?\s)((?:aqua|water)\b.*)$/is.exec(text)
  // "Salix Alba (Willow) Bark Water" is one name, which a rule knows.
  const distilled = /^water\W*$/i.test(title?.[2] ?? '') && recognise(knowledge, tidy(text)).how === 'rule'
  const [, before = '', behind = ''] = distilled ? [] : (title ?? [])
  if (behind !== '' && (recogniseByName(knowledge, tidy(behind)) !== undefined || onlyBehind(knowledge, text, behind)))
    return [before, behind]
  const all = text.split('\n')
  const rule = all.length > 1 && recognise(knowledge, text).how === 'rule'
  for (let at = 1; at < all.length && at < 12; at += 1) {
    const halves = [all.slice(0, at).join('\n'), all.slice(at).join('\n')]
    const known = halves.map((half) => recogniseByName(knowledge, tidy(half)) !== undefined)
    // A line break within a name that a rule knows: only when the rest is none, "Parfum" before "FOOT CREAM".
    const titled = known[1] === true && wordsOf(halves[0] ?? '').every((word) => !tradeWords(knowledge).has(word))
    if (rule && !titled ? known[0] === true && isPackText(knowledge, halves[1] ?? '') : known.includes(true)) {
      return halves.filter(
        (half, which) =>
          known[which] === true ||
          !(ofPacks.test(half) || (sentence.test(tidy(half)) && saysMore(knowledge, tidy(half)))),
      )
    }
  }
  return undefined
}

/** "Triethanolamine Perfume" follows a rule as a whole, and is two names all the same when both are known just so. */
const severalNames = (knowledge: Substances, printed: string): string[] | undefined => {
  const parts = (divideRun(knowledge, printed) ?? divideRun(knowledge, withoutMarks(printed)))?.filter(
    (part) => withoutMarks(part) !== '',
  )
  const sure =
    parts?.map(withoutMarks).join(' ') === withoutMarks(printed) &&
    parts.every((part) => {
      const bare = withoutMarks(part)
      const named = knowledge.named(bare)
      return (
        (named?.how === 'name' || (named !== undefined && bare.length > 6)) &&
        !/^(?:amino acids?|essential oils?|protein|extract|powder|water|alcohol)/i.test(bare)
      )
    }) &&
    knowledge.named(withoutMarks(parts[0] ?? ''))?.how === 'name'
  return sure ? parts : undefined
}

/** "Glycerin Vexorin": a known name and a word that is none of the trade, which no rule may take in. */
const besideStranger = (knowledge: Substances, printed: string): string[] | undefined => {
  const words = printed.split(' ')
  const isStrange = (word = ''): boolean =>
    /^\p{Lu}[\p{L}-]{4,}$/u.test(word) &&
    !modifies.test(word) &&
    !ofPacks.test(word) &&
    !tradeWords(knowledge).has(word.toLowerCase())
  for (const at of [1, words.length - 1]) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const named = parts.map((part) => knowledge.named(part)?.how === 'name' && part.length > 6 && !generic.test(part))
    if ((named[0] === true && isStrange(parts[1])) || (named[1] === true && isStrange(parts[0]))) return parts
  }
  return undefined
}
/** What makes a word part of a longer name of chemistry. */
const modifies = /(?:yl|oyl|eth|ated|ed|ic|ium|ous|ate|ide|ine|ane|ene|one|o|ol|um|ised|ized)$/i

/** "Dissolve in warm water": a sentence that no word of the trade begins. */
const isSaid = (knowledge: Substances, printed: string): boolean =>
  sentence.test(printed) &&
  isProse(printed) &&
  !tradeWords(knowledge).has(/^\p{L}+/u.exec(printed)?.[0].toLowerCase() ?? '')

/**
 * "Salicylic Acid 0.5%: dissolves pores", "Urea – softens": a known name, and what it does; among the names of a list also one that is not known.
 */
/** Of a name that is not known no more words are taken for what it does. */
const mostSaid = 5

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
const mended = (knowledge: Substances, pieces: readonly Piece[]): Piece[] => {
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

const weights = { name: 1, synonym: 1, spelling: 0.8, rule: 0.7, unrecognised: -0.4 }
const prose = -3

/**
 * What each piece speaks for a list. A sentence between two commas stands within the list, and does not end it; nor does one after a heading
 * when names follow.
 */
const weightsOf = (found: readonly Found[], anchored: boolean): number[] => {
  const weighed: number[] = []
  for (let at = 0; at < found.length;) {
    const one = found[at]
    if (one?.prose !== true) {
      // After a heading a name we do not know is still an item of the list.
      weighed.push(
        one === undefined ? 0 : one.how !== 'unrecognised' ? weights[one.how] : anchored ? 0.1 : weights.unrecognised,
      )
      at += 1
      continue
    }
    let to = at
    while (found[to]?.prose === true) to += 1
    const within = found[to]?.afterComma === true && (anchored || one.afterComma === true)
    for (let each = at; each < to; each += 1) {
      if (found[each]?.described === true) {
        weighed.push(-0.1)
        continue
      }
      const open = !within && !anchored
      weighed.push(open ? prose : each > at ? -0.2 : within ? -0.6 : -1.6)
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
    const goesOn = (weighed[at] ?? 0) > 0 && start === from && best > 0
    if (goesOn ? sum > best - rounding : sum > best) [best, from, to] = [sum, start, at + 1]
  }
  // A last name that we do not know, with nothing after it but prose.
  const unknown = (one?: Found): boolean =>
    one?.prose === false && one.how === 'unrecognised' && /^[A-Z]/.test(one.printed)
  while (!anchored && to > from + 1 && unknown(found[to])) to += 1
  return [from, to]
}

/** Sums of weights are no closer than this. */
const rounding = 0.01

const isSureOf = ({ how }: Found): boolean => how === 'name' || how === 'synonym'

const leads = /\b(?:with|of|and|by|from|in|the|met|en|van|avec|et|de|mit|und|con|com)$/i

/** "Enriched with [panthenol], this shampoo repairs and shines": in its sentence as much is told as named, so it is no list. */
/** So many known names in a row are a list, whatever is told beside them. */
const mostTold = 3
const shortestMisspelt = 8

const isTold = (knowledge: Substances, found: readonly Found[], from: number, to: number): boolean => {
  const first = found[from]
  // Water begins many a list; a known name at the beginning is what is spoken of.
  if (first === undefined || /^(?:aqua|water|eau)\b/i.test(first.printed)) return false
  if (from === 0 && first.alone === true && isSureOf(first) && !found.some(({ printed }) => isSpoken(printed)))
    return false
  const weigh = ({ printed }: Found): number => (isSpoken(printed) ? 2 : 1)
  let [start, end] = [from, to]
  while (found[end]?.prose === true && found[end]?.afterComma === true) end += 1
  while (start > 0 && found[start]?.afterComma === true && found[start - 1]?.prose === true) start -= 1
  // A title before the first name tells nothing of it.
  if (start === from - 1 && !leads.test(found[start]?.printed ?? '') && !isSpoken(found[start]?.printed ?? ''))
    start = from
  const told = found.slice(start, end).reduce((sum, one) => sum + (one.prose ? weigh(one) : 0), 0)
  const sure = found.slice(from, to).filter(isSureOf).length
  // "Better, brighter": a short word is another word, and no misspelt name.
  const other = ({ printed, how }: Found): boolean =>
    how === 'spelling' ? printed.length < shortestMisspelt : endsInOtherWord(knowledge, printed)
  if (sure === 0 && found.slice(from, to).some(other)) return true
  return sure < mostTold && told > 0 && sure <= told
}

const isItem = ({ prose: isSentence }: Found): boolean => !isSentence

const withoutProse = ({ printed, mayContain, ingredient, how, rule, families }: Found): SplitItem => ({
  printed,
  mayContain,
  ingredient,
  how,
  families,
  ...(rule === undefined ? {} : { rule }),
})

/** The names that go on after such a line: two in a row that are known; after directions and warnings four. */
const listAgain = (found: readonly Found[], text: string): Found[] => {
  const row = /^(?:www|https?)/i.test(text) ? 1 : mayGoOn.test(text) ? 2 : 4
  const first = found.findIndex(
    (_, at) =>
      at + row <= found.length && found.slice(at, at + row).every(({ how }) => how === 'name' || how === 'synonym'),
  )
  if (first < 0) return []
  const [, to] = listIn(found.slice(first), true)
  return found.slice(first, first + to).filter(isItem)
}

/** A list that stands by itself, names from the beginning of a line or sentence to its end, and where it ends; most of them known, and not fewer than three. */
const wholeListIn = (found: readonly Found[]): { items: SplitItem[]; to: number } => {
  const [from, to] = listIn(found, false)
  const list = found.slice(from, to)
  const sure = list.filter(isSureOf).length
  const whole = list[0]?.begins === true && found[to]?.afterComma !== true
  return {
    items: whole && sure > 2 && sure * 3 > list.length * 2 && list.every(isItem) ? list.map(withoutProse) : [],
    to,
  }
}

/** The lists of a text that stand by themselves. */
const wholeListsIn = (found: readonly Found[]): SplitItem[] => {
  const { items, to } = wholeListIn(found)
  return to === 0 ? [] : [...items, ...wholeListsIn(found.slice(to))]
}

/** The sections of a text; what stands before a list without a heading is none of it. */
const sectionsOf = (knowledge: Substances, text: string): Section[] => {
  const startsName = (after: string): boolean => {
    const words = after
      .slice(0, 80)
      .trim()
      .split(/[,;\s]+/)
    return [1, 2, 3, 4, 5].some((length) => knowledge.named(words.slice(0, length).join(' ')) !== undefined)
  }
  const sections = findSections(text, startsName)
  const title = sections.every(({ kind }) => kind === 'open' || kind === 'other') ? endOfTitle(knowledge, text) : 0
  return title === 0
    ? sections
    : [{ kind: 'title', text: text.slice(0, title) }, ...findSections(text.slice(title), startsName)]
}

/**
 * Takes a pasted text apart: the items of its ingredient list, and what stands around it. With a heading ("Ingredients:") the list is what
 * follows it; without, the stretch of the text that reads most like one. Never throws; a text without a list has no items.
 */
export const splitLabel = (knowledge: Substances, text: string): SplitLabel => {
  const sections = sectionsOf(knowledge, plainText(knowledge, text))
  const read = (section: Section): Found[] => {
    const found = mended(knowledge, splitItems(section.text)).flatMap((piece, first) =>
      readPiece(knowledge, first === 0 && section.kind === 'list' ? { ...piece, afterComma: true } : piece).map(
        (one, at, all) => ({
          ...one,
          alone: all.length === 1 && section === sections[0] && one.printed === tidy(piece.text),
          begins: at > 0 ? all[at - 1]?.prose === true : piece.afterComma !== true,
          stopped: piece.stopped,
          afterComma: at > 0 || piece.afterComma === true,
          warns: repeating.test(piece.text),
        }),
      ),
    )
    return withoutPraise(
      withoutRepeats(withoutTail(knowledge, withoutTitle(knowledge, found), section.kind === 'list' ? 1 : 2)),
    )
  }
  for (const kinds of [
    ['list', 'also'],
    ['key', 'also'],
    ['open', 'other'],
  ] as const) {
    const anchored = kinds[0] !== 'open'
    let items: SplitItem[] = []
    const early = new Set<string>()
    const opened: SplitItem[] = []
    const alone = kinds[0] !== 'open' && !sections.some(({ kind }) => kind === kinds[0])
    const outside: string[] = []
    const boilerplate: string[] = []
    for (const section of sections) {
      if (
        !(kinds as readonly string[]).includes(section.kind) ||
        (kinds[0] === 'open' && section.kind === 'other' && items.length > 1)
      ) {
        if (anchored && section.kind === 'open') opened.push(...wholeListIn(read(section)).items)
        if (section.kind === 'other' && items.length > 2)
          items.push(...listAgain(read(section), section.text).map(withoutProse))
        ;(section.kind === 'other' ? boilerplate : outside).push(section.text)
        continue
      }
      const found = read(section)
      let [from, to] = listIn(found, anchored)
      if (!anchored && isTold(knowledge, found, from, to)) [from, to] = [0, 0]
      const inList = found.slice(from, to).filter(isItem)
      // "Licorice: brightens. Lemongrass: boosts radiance" tells of names, and is no list of them.
      if (section.kind !== 'list' && inList.every((one) => one.described === true)) {
        outside.push(section.text)
        continue
      }
      // A warning behind the lists of a set: "Contains resorcinol & phenylenediamines".
      const warned = inList.some(
        ({ warns, ingredient }) => warns === true && items.some((one) => one.ingredient === ingredient),
      )
      const listed = warned ? inList.filter(({ warns }) => warns !== true) : inList
      // "Also contains: …" with several names that a warning would not name is the rest of the list.
      const rest =
        listed.filter(
          ({ how, ingredient }) => how !== 'unrecognised' && !ingredient?.families.includes('fragrance-allergen'),
        ).length > 3
      const known =
        section.kind !== 'also' || alone || rest
          ? listed
          : listed.filter(
              (one) => one.ingredient !== undefined && !items.some(({ ingredient }) => ingredient === one.ingredient),
            )
      // "Contains Sodium Fluoride 0.32 %", before the list in which it stands again.
      const again = (one: SplitItem): boolean =>
        early.has(one.printed) && known.some(({ ingredient }) => ingredient === one.ingredient)
      if (section.kind === 'list') items = items.filter((one) => !again(one))
      else for (const { printed } of known) early.add(printed)
      // "Active: broad spectrum protection": words, and no list.
      if (
        known.every(
          (one) => one.how === 'unrecognised' && /^\S+ \S+ \S/.test(one.printed) && !one.printed.includes('%'),
        )
      )
        outside.push(section.text)
      else items.push(...known.map(withoutProse))
      if (!anchored && to > 0) items.push(...wholeListsIn(found.slice(to)))
      outside.push(...found.filter((one, at) => at < from || at >= to || one.prose).map(({ printed }) => printed))
    }
    if (items.some(({ how }) => how !== 'unrecognised')) {
      const other = opened.some(({ ingredient }) => items.every((one) => one.ingredient !== ingredient))
      return { items: other ? [...opened, ...items] : items, outside, boilerplate }
    }
  }
  return { items: [], outside: [text], boilerplate: [] }
}
