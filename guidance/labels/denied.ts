import { pattern } from './pattern.ts'
import { traces } from './traces.ts'

// What a pack says that is not in it: "Free from: parabens, hydroquinone". Names that follow such words are no contents, to the end of the sentence or line.

/** What a denial begins with, in the languages of packs. "No" is also a number ("Yellow No. 5") and a wish ("no to dark marks"). */
export const denialHeads = String.raw`(?<![\p{L}\d.,])(?:
  free[ -](?:from|of)|without|(?:do|does|did|is|are|was|were|can|will)(?: not|n['’]t)(?: \w+)? (?:contain|use|include|add|made with|formulated with)\w*|not containing|contains? (?:no|none of|zero)|
  contains? neither|none of|never|what(?:.?s| stays| is| we)? (?:not|out|left)(?: \w+)?(?=\s*[:：\n])|(?:we |is |are )?(?:leaves? out|left out)|exclu(?:des?|ding|sions?)|(?<=(?:^|[\n.;!?•])\s{0,3})no(?=\s*[:：])|no(?=\s+\p{L})(?!\s+(?:to|more|other|matter|longer|problem|side|need|one|doubt|idea)\b)|zero(?=\s+\p{L})|0\s?%|
  sans|ne contient (?:pas|ni|aucun\w*)|exempte?s? d[e']|ohne|frei von|enth[äa]lt (?:kein\w*|weder)|sin|libre de|no contiene|senza|privo di|non contiene|sem|livre de|n[ãa]o cont[ée]m|
  sonder|vry van|geen|nooit|nul|ingen|bevat (?:geen|nie)|zonder|vrij van|bez|nie zawiera|wolny od|без|не содержит|uden|utan|uten|
  ngaphandle kwe|ayina(?:yo|zo)?|akuna(?:yo)?|ha e na|ntle le)(?![\p{L}\d'’])`

/** Where a denial is over before its sentence is: at a heading, at what is said to be in it, and at water, which nobody denies and many a list begins with. */
const over = String.raw`(?<![\p{L}\d])(?:(?:ingr[eé]d[ií][eë]?nt\p{L}*|bestand?de(?:el|le|len)|inhaltsstoffe|inci|composition|samestelling|contents|состав|成分|전성분)\s*[:：]|
  aqua|water|eau|wasser|but|maar|mais|aber|pero|contains|contient|bevat|enth[äa]lt|with|met)(?![\p{L}\d])`

/** To the end of the sentence or the line; over a line that a comma ends, and over the lines of a list of one name a line. */
const denied = String.raw`(?:\s*[:：]\s*(?=[^\n.:!?;]+;)(?:(?!${over})[^\n.!?()])*|\s*[:：][ \t]*\n(?:(?!${over})[^\n,.;!?]){1,60}(?:\n[ \t]*(?=\S)(?:(?!${over})[^\n,.;!?]){1,60}(?![^\n,.;!?]))*|
  (?:(?!${over})(?:[^\n.;!?()]|\([^()\n]{0,200}\)|\.(?=\S)|(?<=[,:：]|\s(?:and|or|en|of|et|ou|und|y))[ \t]*\n(?!\s*\n)))*)(?:(?:but|maar|mais|aber|pero)\s+)?`

/** What denies several names with "and" before the last, also at the end of a list. */
const ofLists = String.raw`(?:free[ -](?:from|of)|vry van|vrij van|frei von|exempte?s? d[e']|libre de|privo di|livre de|without|sonder|sans|ohne)\s`

/** No list stands before it in its sentence, neither a comma nor a heading; behind a comma it denies one name. */
const denial = pattern(
  String.raw`((?:^|[\n.;!?•(])[^\n.;!?•(,:：]{0,80}?${denialHeads})${denied}|((?<=,\s?|\s[–—/-]\s)${denialHeads}\s?[:：]?)(?:(?!\s[–—/-]\s)[^,.;:!?()\n])*(?:(?<=${ofLists}[^,\n]*)(?:,[^,.;:!?()\n]{1,40}){0,20}\s(?:and|or|en|of|et|ou|und|oder|y|e)\s[^,.;:!?()\n]{1,40}(?=[.\n]|\s*$))?`,
  'giu',
)

const onlyHead = pattern(`${denialHeads}\\W*$`, 'iu')

/** Whether a text ends with the words of a denial, and names nothing that is denied: "0%", "this cream is free from". */
export const onlyDenies = (text: string): boolean => onlyHead.test(text)

/** Somebody tells how they use it: "I put it on without sunscreen". */
const spoken = /(?:^|[^\p{L}])(?:i|i['’]m|i['’]ve|my|me|she|he|ek|hy|sy)(?![\p{L}])/iu

const head = pattern(denialHeads, 'iu')

/** What a text denies: from the words that deny, with the names from where they stand. */
export type Denied = { from: number; names: number; to: number }

/** What is denied by the words behind it: "Hydroquinone: 0 %", "hydroquinone and mercury free". */
const deniedBefore = pattern(
  String.raw`(?:(?<=^|[\n.;!?•|,(]\s?)(?=\p{L})[^\n.;!?•|(),:：]{1,50}(?:(?:\s?[:：?]|\s[–-])?\s0\s?%|(?:\s?[:：?]|\s[–-])\s?(?:no|none|never|nil|geen|nee|nooit|
  not (?:added|used|detected|present)|none (?:found|added|detected))(?!\s+\p{L}))|
  (?<=^|[\n.;!?•|]\s?)(?:[\p{L}\d-]+ ){1,3}(?:and|&|or|en|und|et) (?:[\p{L}\d]+[ -]){1,3}(?:free|vry|frei))(?=\s*(?:[.,;!•|)\n]|$))`,
  'giu',
)

/** Crosses before what is not in it: "✗ Parabens ✗ Mercury". */
const crossed = /[✗✘❌🚫✖⛔][^\n.;!?,]{2,80}/gu

/** "May contain traces of: milk, egg": what got in and was not put in, to the end of the sentence; within a list one name. */
const ofTraces = pattern(
  String.raw`(?:\b(?:may|can|could|kan|peut|puede|pode|pu[oò]|kann|może|contains?|bevat)(?![\p{L}])[^\n.;!?,:()]{0,40}\s)?${traces.source}(?:(?<=,\s?[^,.;\n]{0,80})[^\n.;!?,()]*|[^\n.;!?()]*)`,
  'giu',
)

const spansOf = (text: string, of: RegExp): Denied[] =>
  Array.from(text.matchAll(of), ({ 0: { length }, index }) => ({ from: index, names: index, to: index + length }))

/** What a pasted text says is not in the product, in order. */
export const deniedIn = (text: string): Denied[] => {
  const alone = [crossed, deniedBefore, ofTraces].flatMap((of) => spansOf(text, of))
  const open = alone.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)
  const led = Array.from(open.matchAll(denial), ({ index, 0: all, 1: before, 2: kept = before ?? '' }) => ({
    from: index + Math.max(0, all.search(head)),
    names: index + kept.length,
    to: index + all.length,
    kept,
  })).filter(({ kept }) => !spoken.test(kept))
  return [...led, ...alone.filter(({ from }) => !led.some((one) => one.from <= from && from < one.to))].sort(
    (a, b) => a.from - b.from,
  )
}

/** A pasted text without the names that it says are not in the product; the words that deny them stay, but for those in brackets behind a name. */
export const withoutDenied = (text: string, denied = deniedIn(text)): string => {
  let [left, at] = ['', 0]
  for (const { from, names, to } of denied) {
    const before = text.slice(at, from)
    const enclosed = before.endsWith('(') && text[to] === ')'
    // Of a name among those of a list nothing is left; what a denial ends at within its line begins a line of its own.
    if (enclosed) left += before.slice(0, -1)
    else if (/(?:,|\s[–—/-])\s?$/.test(before)) left += before
    else left += text.slice(at, names) + (/[^\n.;!?()]/.test(text.charAt(to)) ? '\n' : '')
    at = enclosed ? to + 1 : to
  }
  return left + text.slice(at)
}
