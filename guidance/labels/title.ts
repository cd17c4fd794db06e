import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { wordsOf } from '../text/normalise.ts'
import { pattern } from './pattern.ts'
import { isProse, ofPacks } from './prose.ts'
import { marker } from './split-items.ts'
import { recognise, recogniseByName } from './recognise.ts'
import { tradeWords } from '../text/trade-words.ts'

// Titles hold names of ingredients as well ("UREA 25 heel balm", "Coffee & sugar scrub"): where no heading says where the list begins, what
// stands before its first name is judged as a whole.

/** Where something begins: behind a line, a colon, a stop, a dash, a footnote, a bracket, a star, the amount of the pack; before water, and where capitals begin or end. */
const beginnings = pattern(
  String.raw`
  (?<=\n\s{0,3}(?:[•·●▪-]\s{0,3})?|[.:!?*|)]\s{1,3}|\s[-–—~/:]{1,2}\s{1,3}|>\s|%\s(?=[^\n.]*[,;•])|\s{3}|
  \d\s?(?:[mM]?[lL]|[kK]?[gG])\s{1,3}|[^\P{So}®©™°]\s{1,3})(?=[\p{L}\d])
  |(?<=[\p{L}\d]\s)(?=A(?:qua|QUA)[\s,;(/])|(?<=\p{Lu}{3}\s)(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3}\s)(?=\p{Lu}{3}[\p{Lu}\d])
`,
  'gu',
)

const ofMarker = new RegExp(`(?:${marker.source})$`, 'iu')

const longestTitle = 320
const parting = /[,;•·●|\n]|[^\P{Extended_Pictographic}©®™↔]/u

/** What the product is sold in: `shades: caramel, cocoa`. */
export const variants =
  /\b(?:shades?|colou?rs?|flavou?rs?|scents?|variants?|skakerings?|kleure|geure)\b[\s\d]*(?:[:–—-]|in\b)/i

const readOf = (knowledge: Substances, piece: string): Ingredient | undefined =>
  recogniseByName(knowledge, piece.trim().replace(/[.\s]+$/, ''))?.ingredient
const isSure = (knowledge: Substances, piece: string): boolean => readOf(knowledge, piece) !== undefined

const piecesOf = (text: string): string[] => text.split(parting.test(text) ? parting : /\.\s/).slice(0, 12)

/** How many known names stand in a text; in a title those in small letters tell what is in it: "with almond, vitamin E and silk". */
const sureIn = (knowledge: Substances, text: string, capital: boolean): number =>
  piecesOf(text).filter((piece) => (!capital || /^\s*[\p{Lu}\d]/u.test(piece)) && isSure(knowledge, piece)).length

/** Whether a list begins here: with water, or with a known name before a sign that parts names. */
const beginsList = (knowledge: Substances, text: string): boolean => {
  const [first = '', ...others] = piecesOf(text)
  if (/^\d+\s?(?:ml|g|kg|l)\b/i.test(first)) return false
  return (
    /^(?:aqua|water)\b(?!\s?!)(?=.*\S\s|$)/i.test(first) ||
    (others.length > 0 && isSure(knowledge, first.split(/\s[-–—~]\s/)[0] ?? ''))
  )
}

/** A first name that only a rule knows, before two that are known: "Bleaching powder. Potassium Alkylate, Silica, …". */
const beginsByRule = (knowledge: Substances, text: string): boolean => {
  const [first = '', ...others] = piecesOf(text)
  return (
    recognise(knowledge, first.trim()).how === 'rule' &&
    !isProse(first, true) &&
    others.slice(0, 4).filter((piece) => isSure(knowledge, piece)).length > 1
  )
}

/** Whether these words are about a product: no name begins them, no list stands in them, and they have words that no name has. */
const isTitle = (knowledge: Substances, head: string, rest: string): boolean => {
  const first = head.split(/[,;•·●|\n:!?*]|\.(?!\d)|\s[-–—/]\s/)[0] ?? ''
  const trade = tradeWords(knowledge)
  const strange = (text: string): number =>
    wordsOf(text).filter((word) => /^[a-z]{3}/.test(word) && !trade.has(word)).length
  // "AVENE THERMAL SPRING WATER (AVENE AQUA). GLYCERIN. …": the first name, and no title.
  if (/\b(?:thermale?|spring)\b.*\b(?:water|aqua|eau)\b/i.test(first)) return false
  const named = strange(first) > 1 ? undefined : readOf(knowledge, first)
  // "Petroleum jelly. Petrolatum, Parfum": what stands in the list again is its title.
  if (named !== undefined) {
    // "Cocoa Butter / Kakaobotter" is one thing in two languages.
    if (/[/|]\s*$/.test(head) && isSure(knowledge, head.replace(/[\s/|]+$/, ''))) return false
    const alone = /^\P{L}*$/u.test(head.slice(first.length)) || readOf(knowledge, head) === named
    // "Baby powder. Zea Mays Starch, Parfum, …": behind it commas part what a stop parts from it.
    if (
      alone &&
      /^\.\s/.test(head.slice(first.length)) &&
      !/^(?:aqua|water)\b/i.test(first) &&
      (/^[^.]*/.exec(rest)?.[0].split(',').length ?? 0) > 3
    )
      return true
    return (
      (alone ? piecesOf(rest) : piecesOf(rest).slice(0, 1)).some((piece) => readOf(knowledge, piece) === named) &&
      sureIn(knowledge, head, false) < 2
    )
  }
  if (/\bci \d{5}|\b(?:aqua|water),/i.test(head) || (!variants.test(head) && sureIn(knowledge, head, true) > 2))
    return false
  if (variants.test(head) || ofPacks.test(head) || isProse(head) || /\d\s?(?:ml|g|kg|l)\b/i.test(head)) return true
  return strange(head) > (/(?:[.:*]|\p{Extended_Pictographic})\s*$/u.test(head) ? 0 : 1)
}

/** Where the list begins in a text without a heading: behind its title, or at 0. A name in small letters only where no other begins it. */
export const endOfTitle = (knowledge: Substances, text: string): number => {
  let small = 0
  for (const { index: at } of text.slice(0, longestTitle).matchAll(beginnings)) {
    const head = text.slice(0, at)
    // Within a bracket no list begins: "Parfum [contains: Coumarin]".
    if (/[([][^)\]\n]*$/.test(head)) continue
    if (ofMarker.test(head)) continue
    // A numbered list begins at its first number.
    if (/(?:^|\s)1[.)]\s/.test(head)) return 0
    if (
      /\b\w+[\s\d]*(?:[:–—-]\s*|\sin\s)$/.test(head) &&
      variants.test(head.slice(-24)) &&
      /\n|\||\.\s|\s{3}/.test(text.slice(at))
    )
      continue
    const rest = text.slice(at, at + 400)
    if (
      !(beginsList(knowledge, rest) || (ofPacks.test(head) && beginsByRule(knowledge, rest))) ||
      !isTitle(knowledge, head, rest) ||
      sureIn(knowledge, rest, false) < sureIn(knowledge, head, true)
    )
      continue
    if (/^[\p{Lu}\d]/u.test(rest)) return at
    if (small === 0) small = at
  }
  return small
}
