import { pattern } from './pattern.ts'

// Where in a pasted text the ingredient list is: after a heading, before the directions, warnings and addresses.

/**
 * A stretch of the text: `list` after a heading, `key` after "key ingredients", `also` after "contains", `open` where nothing was said,
 * `other` after words that end a list.
 */
export type Section = { kind: 'list' | 'key' | 'also' | 'open' | 'other'; text: string }

const kinds = `full|complete|active|inactive|other|all|main|key|hero|star|total|volledige|aktiewe|onaktiewe|ander|autres|
  medicinal|non-medicinal|the|list of|lys van|liste des`
const words = String.raw`ingredients?|ingr[eé]dients?(?:\s+(?:actifs|inactifs))?|bestand?dele|bestanddelen|inhaltsstoffe|ingredientes|ingredienti|
  inci(?:\s*(?:names?|list))?|composition|samestelling|izithako|metswako`
const one = String.raw`(?:(?:${kinds})\s+)*(?:${words})(?:\s+(?:list|lys|declaration|deck))?(?:\s*[([][^)\]\n]{0,40}[)\]])?`
const heading = pattern(String.raw`(?<![\p{L}\d])(${one}(?:\s*[/|,&–-]\s*${one})*)(\s*[:：=]|[ \t]*\n|\s+[-–—]\s|[ \t]+(?=[A-Z(*]))`, 'giu')
const contents = /(?<![\p{L}\d]|(?:kan|ook|may|can|peut)\s+)((?:also )?contains|bevat|contient)(\s*:)/giu

/** "Active: …" only with a colon; "each 1 g contains …" as medicines print it. */
const actives = /(?<![\p{L}\d])((?:in)?actives?|each \d[^.\n:]{0,30}? contains)(\s*:|(?<=contains)\s)/giu

/** Words and phrases that begin what is no list; they go on (`warning` also begins warnings), those of the second table end there. */
const beginnings = String.raw`
  directions?|how to|suggested use|application|gebruik|aanwysing|wend aan|mode d.emploi|conseils d.utilisation|warning|caution|precaution|
  waarsku|let wel|avertissement|storage|bewaar|made (?:in|with|by|for|from)|proudly|manufactur|produced|distribut|vervaardig|product of|produk van|fabriqu|
  import|batch|expir|best before|barcode|www\.|https?:|customer|for external|external use|slegs vir|vir uitwendige|usage externe|[eé]viter|moenie|ne pas|
  discard|discontinue|patch test|if |in case|suitable|geskik|dermatolog|not tested|nie op diere|cruelty|free from|free of|vry van|formulated|sans |does not|
  contains no|no (?:added|parabens|sulph?ates|animal)|benefit|key benefit|description|clinically|our |we |this product|hierdie|ce produit|skin type|for best|please|
  follow|recycl|packaging|period after|allergens? (?:advice|information|warning)|pregnan|sunburn alert|key:|\(c\)|©|ingredients? (?:may|list|are|subject)|the list|
  for the most|indications?|questions|p\.?o\.? box`
const whole = `usage|(?:to )?use|apply|attention|store|stoor|keep|hou|trots|mfd|nett?|lot|exp|mfg|avoid|vermy|do not|vegan|without|sonder|about|tested|results?|shake|
  rinse|tel|e-?mail|pao|size|volume|inhoud|price|origin|note|nb|legend|purpose|reg|sahpra|nappi|rsp|pty`
const ends = pattern(String.raw`(?:^|\n|[.;!?•|)\]*]\s*|,\s*\n|\s{3,})\s*(?=${beginnings}|(?:${whole})(?![\p{L}\d]))`, 'iu')

const cutOther = (kind: Section['kind'], text: string): Section[] => {
  const end = ends.exec(text)
  if (end === null) return [{ kind, text }]
  const at = end.index + end[0].length
  return [{ kind, text: text.slice(0, at) }, { kind: 'other', text: text.slice(at) }]
}

/** Inside a sentence the word is no heading: "the active ingredients work", "Ingredients you know". */
const isHeading = (text: string, at: number, close: string): boolean => {
  if (/[:：=]/.test(close)) return true
  return /(?:^|[\n.:!•*])\s*$/.test(text.slice(Math.max(0, at - 12), at))
}

const kindOf = (head: string): Section['kind'] => {
  if (/^each/i.test(head)) return 'list'
  if (/contains|bevat|contient/i.test(head)) return 'also'
  return /\b(?:key|hero|star|main)\b/i.test(head) ? 'key' : 'list'
}

/** The text in stretches, in order; joined they are the text without its headings. */
export const findSections = (text: string): Section[] => {
  const pharmacy = [...text.matchAll(actives)]
  const heads = [
    ...pharmacy,
    ...[...text.matchAll(heading), ...text.matchAll(contents)].filter((found) => isHeading(text, found.index, found[2] ?? '')),
  ]
    .filter((found) => !pharmacy.some((one) => one !== found && found.index > one.index && found.index < one.index + one[0].length))
    .sort((a, b) => a.index - b.index)
  const first = heads[0]
  const sections: Section[] = cutOther('open', text.slice(0, first?.index ?? text.length))
  for (const [at, found] of heads.entries()) {
    const kind = kindOf(found[1] ?? '')
    sections.push(...cutOther(kind, text.slice(found.index + found[0].length, heads[at + 1]?.index ?? text.length)))
  }
  return sections.filter((section) => section.text.trim() !== '')
}
