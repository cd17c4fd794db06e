import { pattern } from './pattern.ts'

// What a pack says that is not in it: "Free from: parabens, hydroquinone". Names that follow such words are no contents, to the end of the sentence or line.

/** What a denial begins with, in the languages of packs. "No" is also a number ("Yellow No. 5") and a wish ("no to dark marks"). */
export const denialHeads = String.raw`(?<![\p{L}\d.,])(?:
  free[ -](?:from|of)|without|(?:do|does|did|is|are|was|were|can|will)(?: not|n['’]t)(?: \w+)? (?:contain|use|include|add|made with|formulated with)\w*|not containing|contains? (?:no|none of|zero)|
  none of|never|no(?=\s+\p{L})(?!\s+(?:to|more|other|matter|longer|problem|side|need|one|doubt|idea)\b)|zero(?=\s+\p{L})|0\s?%|
  sans|ne contient (?:pas|ni|aucun\w*)|exempte?s? d[e']|ohne|frei von|enth[äa]lt kein\w*|sin|libre de|no contiene|senza|privo di|non contiene|sem|livre de|n[ãa]o cont[ée]m|
  sonder|vry van|geen|bevat (?:geen|nie)|zonder|vrij van|bez|nie zawiera|wolny od|без|не содержит|uden|utan|uten)(?![\p{L}\d])`

/** Where a denial is over before its sentence is: at a heading, at what is said to be in it, and at water, which nobody denies and many a list begins with. */
const over = String.raw`(?<![\p{L}\d])(?:(?:ingr[eé]d[ií][eë]?nt\p{L}*|bestand?de(?:el|le|len)|inhaltsstoffe|inci|composition|samestelling|contents|состав|成分|전성분)\s*[:：]|
  aqua|water|eau|wasser|but|maar|mais|aber|pero|contains|contient|bevat|enth[äa]lt|with|met)(?![\p{L}\d])`

/** To the end of the sentence or the line; over a line that a comma ends, and over the lines of a list of one name a line. */
const denied = String.raw`(?:\s*[:：][ \t]*\n(?:(?!${over})[^\n,.;!?]){1,60}(?:\n[ \t]*(?=\S)(?:(?!${over})[^\n,.;!?]){1,60}(?![^\n,.;!?]))*|
  (?:(?!${over})(?:[^\n.;!?()]|\([^()\n]{0,200}\)|\.(?=\S)|(?<=[,:：]|\s(?:and|or|en|of|et|ou|und|y))[ \t]*\n(?!\s*\n)))*)(?:(?:but|maar|mais|aber|pero)\s+)?`

/** No list stands before it in its sentence, neither a comma nor a heading; behind a comma it denies one name. */
const denial = pattern(
  String.raw`((?:^|[\n.;!?•(])[^\n.;!?•(,:：]{0,80}?${denialHeads})${denied}|((?<=,\s?)${denialHeads})[^,.;:!?()\n]*`,
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

/** What a pasted text says is not in the product, in order. */
export const deniedIn = (text: string): Denied[] =>
  Array.from(text.matchAll(denial), ({ index, 0: all, 1: before, 2: kept = before ?? '' }) => ({
    from: index + Math.max(0, kept.search(head)),
    names: index + kept.length,
    to: index + all.length,
    kept,
  })).filter(({ kept }) => !spoken.test(kept))

/** A pasted text without the names that it says are not in the product; the words that deny them stay. */
export const withoutDenied = (text: string, denied = deniedIn(text)): string => {
  let [left, at] = ['', 0]
  for (const { names, to } of denied) {
    // What a denial ends at within its line begins a line of its own.
    left += text.slice(at, names) + (/[^\n.;!?()]/.test(text.charAt(to)) ? '\n' : '')
    at = to
  }
  return left + text.slice(at)
}
