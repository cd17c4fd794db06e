// Where in a pasted text the ingredient list is: after a heading, before the directions, warnings and addresses.

/** A stretch of the text: `list` after a heading, `key` after "key ingredients", `also` after "contains", `open` where nothing was said, `other` after words that end a list. */
export type Section = { kind: 'list' | 'key' | 'also' | 'open' | 'other'; text: string }

const before = '(?:(?:full|complete|active|inactive|other|all|main|key|hero|star|total|volledige|aktiewe|onaktiewe|ander|autres|medicinal|non-medicinal|the|list of|lys van|liste des)\\s+)*'
const word = '(?:ingredients?|ingr[eé]dients?(?:\\s+(?:actifs|inactifs))?|bestand?dele|bestanddelen|inhaltsstoffe|ingredientes|ingredienti|inci(?:\\s*(?:names?|list))?|composition|samestelling|izithako|metswako)'
const after = '(?:\\s+(?:list|lys|declaration|deck))?(?:\\s*[([][^)\\]\\n]{0,40}[)\\]])?'
const heading = new RegExp(`(?<![\\p{L}\\d])(${before}${word}${after}(?:\\s*[/|,&–-]\\s*${before}${word}${after})*)(\\s*[:：=]|[ \\t]*\\n|\\s+[-–—]\\s|[ \\t]+(?=[A-Z(*]))`, 'giu')
const contents = /(?<![\p{L}\d]|(?:kan|ook|may|can|peut)\s+)((?:also )?contains|bevat|contient)(\s*:)/giu

/** "Active: …" only with a colon; "each 1 g contains …" as medicines print it. */
const actives = /(?<![\p{L}\d])((?:in)?actives?|each \d[^.\n:]{0,30}? contains)(\s*:|(?<=contains)\s)/giu

const otherWords = [
  'directions?', 'how to', 'usage', 'use', 'to use', 'apply', 'application', 'suggested use', 'gebruik', 'gebruiksaanwysings?', 'aanwysings?', 'wend aan', 'mode d.emploi', "conseils d.utilisation",
  'warnings?', 'cautions?', 'precautions?', 'waarskuwings?', 'let wel', 'attention', 'avertissements?', 'storage', 'store', 'stoor', 'bewaar', 'keep', 'hou', 'made (?:in|with|by|for|from)', 'proudly', 'trots',
  'manufactured', 'mfd', 'produced', 'distributed', 'vervaardig', 'product of', 'produk van', 'fabriqu[eé]', 'imported', 'net', 'nett', 'batch', 'lot', 'exp', 'expiry', 'best before', 'mfg', 'barcode',
  'www\\.', 'https?:', 'customer', 'for external', 'external use', 'slegs vir', 'vir uitwendige', 'usage externe', 'avoid', 'vermy', '[eé]viter', 'do not', 'moenie', 'ne pas', 'discard', 'discontinue', 'patch test', 'if ', 'in case', 'suitable', 'geskik', 'dermatologically',
  'dermatologies', 'not tested', 'nie op diere', 'cruelty', 'vegan', 'free from', 'free of', 'vry van', 'formulated', 'without', 'sonder', 'sans ', 'does not', 'contains no', 'no (?:added|parabens|sulph?ates|animal)', 'benefits?', 'key benefits?', 'about', 'description', 'tested', 'clinically',
  'our ', 'we ', 'this product', 'hierdie', 'ce produit', 'results?', 'skin type', 'for best', 'please', 'shake', 'rinse', 'tel', 'e-?mail', 'follow', 'recycl', 'packaging', 'period after', 'pao', 'size', 'volume', 'inhoud', 'price', 'origin', 'allergens? (?:advice|information|warning)', 'pregnan', 'sunburn alert', 'note', 'nb', 'legend', 'key:', '\\(c\\)', '©', 'ingredients? (?:may|lists?|are|subject)', 'the list', 'for the most', 'please (?:note|refer)', 'indications?', 'purpose', 'questions', 'reg', 'sahpra', 'nappi', 'rsp', 'pty', 'p\\.?o\\.? box',
].join('|')
const ends = new RegExp(`(?:^|\\n|[.;!?•|)\\]*]\\s*|,\\s*\\n|\\s{3,})\\s*(?=(?:${otherWords})(?![\\p{L}\\d]))`, 'iu')

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
