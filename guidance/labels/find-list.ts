import { pattern } from './pattern.ts'
import { deniesNames } from './prose.ts'
import { variants } from './title.ts'

// Where in a pasted text the ingredient list is: after a heading, before the directions, warnings and addresses.

/**
 * A stretch of the text: `list` after a heading, `key` after "key ingredients", `also` after "contains", `open` where nothing was said,
 * `title` before it, `other` after words that end a list.
 */
export type Section = { kind: 'list' | 'key' | 'also' | 'open' | 'title' | 'other'; text: string }

const kinds = `full|complete|active|inactive|other|all|main|key|hero|star|total|volledige|aktiewe|onaktiewe|ander|autres|
  medicinal|non-medicinal|the|list of|lys van|liste des`
const words = String.raw`constituents?(?=\s*[:(])|[il1!|]ngr[eé]d[il1!|]ents?(?:\s+(?:actifs|inactifs))?|bestand?de(?:el|le)|bestanddelen|inhaltsstoffe|ingredientes|ingredienti|
  ingr(?:eds?)?\b\.?|inci(?:\s*(?:names?|list))?|composition|samestelling|skład(?:niki)?|zutaten|složení|innehåll|состав|ингредиенты|склад|全?成分|전성분|contents(?=\s*:\s*\p{L})|excipients?|hulpstowwe|izithako|metswako|
  what(?:.?s| is| goes) in(?:side)?(?: it)?(?=\s*[:\n])`
const one = String.raw`(?:(?:${kinds})\s+)*(?:${words})(?:\s+(?:list|lys|declaration|deck))?(?:\s*[([][^)\]\n]{0,40}[)\]])?(?:\s+purposes?(?=\s))?`
const heading = pattern(
  String.raw`(?<![\p{L}\d])(${one}(?:\s*[/|,&–-]\s*${one})*)
  (\s*(?:[:：=→➔»›]|[-–=]+>)|[ \t]*\n|\s+[-–—]\s|[ \t]+(?=[A-Z(*]))`,
  'giu',
)
const contents = /(?<![\p{L}\d]|[([]\s{0,3}|(?:kan|ook|may|can|peut)\s+)((?:also )?contains|bevat|contient)(\s*:)/giu

/** "Antiseptic cream contains Cetrimide 0.5 % and …", before a heading: what acts, with its amount. */
const measured =
  /(?<![\p{L}\d]|[([]\s{0,3})(contains|bevat)(\s+)(?=\p{L}(?:[^.;:\n]|\.(?=\d)){2,60}\d\s?(?:%|m?g\b|iu\b))/giu

/** "Clobetasol propionate 0.05% w/w. Excipients: …": what acts, with its amount, before a heading of the rest. */
const measuredAlone = /(?<=^|[.\n]\s{0,3})()()(?=\p{L}[\p{L} -]{2,60} \d[\d.,]* ?(?:%|m?g\b|iu\b))/giu
/** An amount as medicines print it, "0.1 % m/m": then it is one, by whatever name. */
const perWeight = /^[\p{L} -]{3,60} \d[\d.,]* ?% ?[mw]\/[mwv]/iu
const ofTheRest = /^(?:excipient|hulpstow|hulpstof|inactive|onaktiewe|other|ander)/i

/** "Active: …" only with a colon; "each 1 g contains …" as medicines print it. */
const actives =
  /(?<![\p{L}\d])((?:(?:in)?actives?|(?:on)?aktief|aktiewe)(?:\s*\/\s*(?:(?:in)?actives?|(?:on)?aktief|aktiewe))?|(?:(?:soap|cream|ointment|lotion|gel|seep|room) )?(?:base|basis)(?:\s*\/\s*(?:base|basis))?|other|ander|elke (?:\d[^.\n:]{0,30}?|gram|g|ml|tablet|kapsule)(?: [a-z]+)? bevat|each (?:\d[^.\n:]{0,30}?|(?:gram|g|ml|tablet|capsule|sachet|scoop)(?: of [a-z]+)?) contains|per \d+ ?m?[gl])(\s*:|(?<=contains|bevat)\s|(?<=inactives)\s+[-–]\s)/giu

/** "BODY MIST: Aqua, …", "BATH SALTS – …", each on a line of its own: the things of a set, each with its list. */
const ofSet = /(?<=^|\n|\s(?:[~*/]|\/\/)\s)[ \t]*([^\n:.,;]{3,40}?)(\s*:|\s[–—-])\s*(?=[^\n,;]{2,60}[,;])/g

/** Words and phrases that begin what is no list; they go on (`warning` also begins warnings), those of the second table end there. */
const beginnings = String.raw`
  directions?|how to|suggested use|application|gebruik|aanwysing|wend aan|mode d.emploi|conseils d.utilisation|warning|caution|precaution|
  waarsku|let wel|avertissement|storage|bewaar(?!middel)|made (?:fresh|in|with|by|for|from)|proudly|manufactur|produced|distribut|mktd?\.? by|marketed|vervaardig|product of|produk van|fabriqu|
  import|batch|expir|best before|barcode|www\.|https?:|customer|for external|external use|slegs |vir uitwendige|usage externe|[eé]viter|moenie|ne pas|
  discard|discontinue|patch test|if |in case|(?:not )?suitable|geskik|dermatolog|not tested|nie op diere|cruelty|free from|free of|vry van|formulated|sans |does not|
  contains no|what(?:.?s| stays| is) (?:not|out|left)|left out|(?:shades?|scents|flavou?rs|variants?|skakerings|geure)\s*:|
  no (?:added|parabens|sulph?ates|animal)|benefit|key benefit|description|clinically|
  our |we |this product|hierdie|ce produit|skin type|for best|please|
  follow|recycl|packaging|period after|allergens? (?:advice|information|warning)|pregnan|sunburn alert|
  key:|\(c\)|©|ingredients? (?:may|list|are|subject)|the list|
  (?:(?:face |sheet )?mask|wipes?|cloth|sheet|pad|tissue|fabric|doekie)s?(?: (?:sheet|material|fabric|cloth|substrate))?:\s*(?:\d+ ?%|[a-z-]*\s?(?:cotton|viscose|bamboo|
  tencel|lyocell|polyester|cellulose|katoen)\b)|
  for the most|indications?|questions|when using|stop us|ask a|other information|p\.?o\.? box`
const whole = `usages?|uses|(?:to )?use|apply|attention|store|stoor|keep|hou|trots|mfd|nett?|
  lot|exp|mfg|avoid|vermy|do not|tub|lid|flammable|vlambaar|ontvlambaar|vegan|without|sonder|about|tested|results?|shake|
  rinse|tel|e-?mail|pao|size|volume|inhoud|price|origin|note|nb|legend|purpose|reg|sahpra|nappi|rsp|pty`
const ends = pattern(
  String.raw`(?:^|\n|[.;!?•|)\]*]\s*|,\s*\n|\s{3,}|\s[-–—]+\s)\s*(?=${beginnings}|(?:${whole})(?![\p{L}\d]))`,
  'iu',
)

/** What so plainly begins the small print that a blank before it is enough: `HEXYL CINNAMAL Vir uitwendige gebruik`, `CITRAL Tel: 0860…`. */
const titles = String.raw`directions?|how to use|usage|instructions?|gebruik(?:s?aanwysings?)?|aanwysings?|warnings?|waarskuwings?|
  caution|versigtig|danger|gevaar|pas ?op|avertissement|precautions?|storage|bewaring|batch|batch no\.?|lot|lot no\.?|exp|expiry|mfg|barcode|
  bar code|customer care|careline|contact us|kontak ons|tel|
  shelf life|note|let wel|uses?|purposes?|size|country of origin|reg\.? no\.?|proprietor|allergens?`
const phrases = String.raw`for external use|external use only|(?:slegs )?vir uitwendige|usage externe|b[eê]re (?:op|koel|in|by)|berg (?:op|koel|
  in)|keep (?:out|away|in|from|all)|hou (?:buite|weg|uit)|buite (?:die )?bereik|
  avoid (?:contact|getting|eyes?|direct|spraying|the)|vermy|do not [a-z]|moenie|
  store (?:in|at|below|upright|away|under|cool)|
  (?:best|use) before|made (?:in|by|for)|product of south|vervaardig|manufactured|distr(?:ibuted|ibutor)?\.? by|imported|marketed by|bemark|versprei|(?:highly|
  extremely) flammable|
  (?:hoogs|uiters) (?:vlam|ont)|pressuri[sz]ed|contents? under|net(?:t|to)?\.? ?(?:wt|weight|mass|massa|vol|content|inhoud|\d)|customer|kli[eë]nte|
  www\.|https?:|p\.? ?o\.? box|posbus|
  dermatologi|not tested|nie op diere|wash hands|shake well|skud|apply (?:to|a|liberally|generously|evenly|twice|daily|as)|wend (?:aan|vryelik)|
  can cause|
  may (?:cause|irritate|burst|stain)|kan (?:irrit|veroorsaak)|contact with|consult|see (?:crimp|base|bottom)|for (?:best|adult|cosmetic|use)|
  (?<!not )suitable for|geskik|©|\(c\)|\(?pty\)? ltd`
const amount = String.raw`\d+(?:[.,]\d+)?\s?(?:(?:ml|kg|litres?|lt?|fl\.? ?oz)(?![\p{L}\d/])|g(?![\p{L}\d/])\s*(?:[e℮]|$|\n))(?!\s*[,;)•])`
const smallPrint = String.raw`(?:${titles})\s*[:/](?!/)|(?:${phrases})`
const plainEnds = pattern(
  String.raw`(?<=[\s,.;!?•|)\]*/])(?:(?=${smallPrint})|(?<!\b(?:to|tot|ad|aan)\s)(?=${amount}))`,
  'iu',
)
const plainEndsAmongAmounts = pattern(String.raw`(?<=[\s,.;!?•|)\]*/])(?=${smallPrint})`, 'iu')
/** How much of it is in the product stands after each name, a line each: then an amount is not how much is in the pack. */
const ofEach = /\d\s?(?:m?c?g|ml|iu)[ \t]*$/gim
const severalAmounts = 3

const headingAlone = pattern(String.raw`^[^\p{L}\p{N}]*${one}(?:\s*[/|,&–-]\s*${one})*[^\p{L}\p{N}]*$`, 'iu')
/** Whether a text is a heading of a list and nothing else. */
export const isHeadingAlone = (text: string): boolean => headingAlone.test(text)

/** The position of the small print in a list, and how long what stands before it as a mark is; undefined when there is none. */
const endOf = (text: string): number | undefined => {
  const amounts = (text.match(ofEach) ?? []).length >= severalAmounts
  const [loose, plain] = [ends.exec(text), (amounts ? plainEndsAmongAmounts : plainEnds).exec(text)]
  const found = [loose === null ? undefined : loose.index + loose[0].length, plain?.index].filter(
    (at) => at !== undefined,
  )
  return found.length === 0 ? undefined : Math.min(...found)
}

/** Whether a text begins with small print. */
export const startsSmallPrint = (text: string): boolean =>
  !/^\d/.test(text) && (endOf(`\n${text.slice(0, 60)}`) ?? 2) < 2

const cutOther = (kind: Section['kind'], text: string): Section[] => {
  const at = endOf(text)
  return at === undefined
    ? [{ kind, text }]
    : [
        { kind, text: text.slice(0, at) },
        { kind: 'other', text: text.slice(at) },
      ]
}

/** Inside a sentence the word is no heading: "the active ingredients work", "Ingredients you know"; before a name it is. */
const isHeading = (
  text: string,
  at: number,
  [all = '', , close = '']: readonly (string | undefined)[],
  startsName: (text: string) => boolean,
): boolean => {
  if (/[:：=→➔»›>]/.test(close)) return true
  if (/(?:^|[\n.:!•*])\s*$/.test(text.slice(Math.max(0, at - 12), at))) return true
  if (
    /^\p{Lu}/u.test(all) &&
    !/\b(?:the|of|our|all|these|with|by|and|natural)\s+$/i.test(text.slice(Math.max(0, at - 12), at)) &&
    startsName(text.slice(at + all.length))
  )
    return true
  if (
    /^(?:in|on)?a[ck]ti(?:ve|ewe)\s/i.test(all) &&
    !/\b(?:the|of|our|all|these|with|by|and|natural|die|van|ons|met)\s+$/i.test(text.slice(Math.max(0, at - 12), at)) &&
    startsName(text.slice(at + all.length))
  )
    return true
  // "Antiseptic cream Active ingredients Cetrimide 0.5 %": a title before it, a name after it.
  return /^(?:Active|Inactive|Other|Full|ACTIVE|INACTIVE|OTHER)\s+\S+\s+[A-Z]/.test(text.slice(at, at + 60))
}

const kindOf = (head: string): Section['kind'] => {
  if (/^(?:each|elke|per)/i.test(head)) return 'list'
  if (/contains|bevat|contient/i.test(head)) return 'also'
  return /\b(?:key|hero|star|main)\b/i.test(head) ? 'key' : 'list'
}

/** "Base:" goes on with a list that has begun, and begins none. */
const goesOn = /(?:base|basis|^other|^ander)$/i

/**
 * The titles of the things of a set, two or more; none where a list stands before the first, which then are parts of it, nor what it is free
 * from or its shades. `heads`: the headings there are besides; the first of a list stands before them.
 */
const titlesOfSet = (
  text: string,
  heads: readonly RegExpExecArray[],
  startsName: (text: string) => boolean,
): RegExpExecArray[] => {
  const listed = heads.find(({ 1: head = '' }) => kindOf(head) === 'list')?.index ?? -1
  const found = [...text.matchAll(ofSet)].filter(
    ({ index, 0: all, 1: title = '' }) =>
      index >= listed &&
      startsName(text.slice(index + all.length)) &&
      !deniesNames(title) &&
      !variants.test(`${title}:`) &&
      endOf(`\n${title.trim()}: `) === undefined &&
      !heads.some((one) => one.index < index + all.length && one.index + one[0].length > index),
  )
  const titles =
    [true, false]
      .map((colon) => found.filter(({ 2: sign = '' }) => sign.includes(':') === colon))
      .find(({ length }) => length > 1) ?? []
  const begun =
    listed < 0 &&
    text
      .slice(0, titles[0]?.index ?? 0)
      .split('\n')
      .some((line) => line.includes(',') && startsName(line))
  return begun ? [] : titles
}

/** The text in stretches, in order; joined they are the text without its headings. `startsName`: whether a text begins with a known name. */
export const findSections = (text: string, startsName: (text: string) => boolean): Section[] => {
  const pharmacy = [...text.matchAll(actives)]
  const plain = [...text.matchAll(heading)].filter((found) => isHeading(text, found.index, found, startsName))
  const last = Math.max(-1, ...[...plain, ...pharmacy].map(({ index }) => index))
  const titles = titlesOfSet(text, [...pharmacy.filter(({ 1: head = '' }) => !goesOn.test(head)), ...plain], startsName)
  const before = [...text.matchAll(measured)].filter(
    ({ index, 0: all }) => index < last && startsName(text.slice(index + all.length)),
  )
  const rest = [...pharmacy, ...plain].sort((a, b) => a.index - b.index)[0]
  const alone =
    rest === undefined || !ofTheRest.test(rest[1] ?? '') || before.length > 0
      ? []
      : [...text.slice(0, rest.index).matchAll(measuredAlone)].filter(
          ({ index }) => startsName(text.slice(index)) || perWeight.test(text.slice(index, rest.index)),
        )
  const all = [
    ...pharmacy,
    ...plain,
    ...before,
    ...alone,
    ...titles,
    ...[...text.matchAll(contents)].filter((found) => isHeading(text, found.index, found, startsName)),
  ]
    .filter(
      (found) =>
        ![...pharmacy, ...titles].some(
          (one) => one !== found && found.index > one.index && found.index < one.index + one[0].length,
        ),
    )
    .sort((a, b) => a.index - b.index)
  const begun = all.findIndex(([, head = '']) => !goesOn.test(head) || titles.length > 0)
  const heads = begun < 0 ? [] : all.slice(begun)
  const first = heads[0]
  const sections: Section[] = cutOther('open', text.slice(0, first?.index ?? text.length))
  for (const [at, found] of heads.entries()) {
    const kind = titles.includes(found) ? 'list' : kindOf(found[1] ?? '')
    sections.push(...cutOther(kind, text.slice(found.index + found[0].length, heads[at + 1]?.index ?? text.length)))
  }
  return sections.filter((section) => section.text.trim() !== '')
}
