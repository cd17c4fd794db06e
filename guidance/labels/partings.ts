import type { Substances } from '../knowledge/substances.ts'
import { wordsOf } from '../text/normalise.ts'
import { tradeWords } from '../text/trade-words.ts'
import { divideRun } from './divide-run.ts'
import { generic, kindOfThing, tidy } from './ends-of-list.ts'
import { withoutBrackets, withoutMarks } from './printed-forms.ts'
import { isPackText, isProse, ofPacks } from './prose.ts'
import { recognise, recogniseByName, type Recognition } from './recognise.ts'
import { sentence, splitItems } from './split-items.ts'

// The ways in which several names stand between two separators.

/** A piece, as it stands and tidied, in the parts that are names of their own; undefined when it is one name. */
type Parting = (knowledge: Substances, printed: string, text: string) => string[] | undefined

/** Names in the brackets of another name that are ingredients of their own: `Parfum (Limonene, Linalool)`. */
export const bracketed: Parting = (knowledge, printed) => {
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
export const runTogether: Parting = (knowledge, printed) => {
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
export const joined: Parting = (knowledge, printed) => {
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
export const namedPair: Parting = (knowledge, printed) => {
  const parts = printed.split(/\s*(?:[&/+]|\band\b)\s*/i)
  const known = new Set(parts.map((part) => knowledge.named(part)?.ingredient))
  return parts.length === 2 && !/polymer/i.test(printed) && known.size === 2 && !known.has(undefined)
    ? parts
    : undefined
}

/** "Preservative: Phenoxyethanol" is the name after the colon; where a kit's second part begins on a new line, the line before is a name too. */
export const afterColon: Parting = (knowledge, _, text) => {
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
export const plantLines: Parting = (knowledge, _, text) => {
  const names = text.split('\n')
  if (names.length < 2 || !names.every((name) => plantName.test(name))) return undefined
  const known = new Set(names.map((name) => recogniseByName(knowledge, tidy(name))?.ingredient))
  return known.size === names.length && !known.has(undefined) ? names : undefined
}

/** "Smells like holidays" after a stop or on a line of its own: three words and more, none of the trade. */
export const saysMore = (knowledge: Substances, printed: string): boolean =>
  printed.split(' ').length > 2 &&
  printed.split(' ').every((word) => !/\p{L}{3}/u.test(word) || !tradeWords(knowledge).has(word.toLowerCase()))

/** A title that runs into the first name, or a line of the maker into the last: `FADE CREAM Aqua`; or a name in each line. */
export const lines: Parting = (knowledge, _, text) => {
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
export const severalNames = (knowledge: Substances, printed: string): string[] | undefined => {
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
export const besideStranger = (knowledge: Substances, printed: string): string[] | undefined => {
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
