import type { Substances } from '../knowledge/substances.ts'
import { withoutMachineOrders } from '../text/machine-orders.ts'
import { eachOil } from './essential-oils.ts'
import { pattern } from './pattern.ts'
import { recogniseByName } from './recognise.ts'
import { tradeWords } from '../text/trade-words.ts'

/** What a page says of itself where a list goes on over it: `Page 1 of 2`, `(continued overleaf)`. */
const pageMarks = pattern(
  String.raw`
  (?<![-–—([\s])[-–—([\s]*\b(?:(?:list |lys )?(?:continued|cont['’.]d|vervolg)\b(?:\s+(?:overleaf|over|(?:on|from|op)\b[a-z ]{0,20}\b(?:page|side|panel|back|label|
  kant|bladsy)))?|(?:page|bladsy) ?\d+ ?(?:of|van|/) ?\d+|turn over)\b[\s.…)\]-]*
`,
  'gi',
)

/** Tags and signs of a web page. */
export const markup = /<!--[^<>]{0,200}-->|<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/gi
const withoutMarkup = (text: string): string =>
  text.replaceAll(markup, (mark) =>
    /^<br/i.test(mark)
      ? '\n'
      : /^<\/t[dh]\b/i.test(mark)
        ? '\t'
        : /^<\/?(?:p|li|div|tr|h\d)\b/i.test(mark)
          ? '\n\n'
          : /^&amp/i.test(mark)
            ? '&'
            : /^&(?:bull|middot)/i.test(mark)
              ? '•'
              : mark.startsWith('&')
                ? ' '
                : '',
  )

/** Of a copied table the column that holds the names; other text is left as it is. Three lines with as many cells are a table. */
const namesOfTable = (knowledge: Substances, text: string): string => {
  if (!/\t|\|/.test(text)) return text
  const lines = text.split('\n')
  const rows = lines.map((line) =>
    line
      .replaceAll(/^\s*\|| \|?\s*$|\|\s*$/g, '')
      .split(/\s*[\t|]\s*/)
      .map((cell) => cell.trim()),
  )
  const width = Math.max(...rows.map(({ length }) => length))
  const table = rows.filter(({ length }) => length === width)
  if (width < 2 || width > 8 || table.length < 3) return text
  const known = Array.from(
    { length: width },
    (_, column) => table.filter((row) => recogniseByName(knowledge, row[column] ?? '') !== undefined).length,
  )
  const most = Math.max(...known)
  // A list in two columns has names in both: then each cell is one.
  if (most * 2 < table.length || known.some((count, column) => column !== known.indexOf(most) && count * 2 > most))
    return text
  return rows
    .map((row, at) => (row.length === width ? (row[known.indexOf(most)] ?? '') : (lines[at] ?? '')))
    .join('\n\n')
}

/** `Tocophery!`: a sign that a scanner put for a letter parts nothing. "Aqua|Urea" is two names, and stays. */
const wordOfScan = (knowledge: Substances, word: string): string => {
  const trade = tradeWords(knowledge)
  return word.split(/[!|]/).every((part) => part === '' || trade.has(part.toLowerCase())) ? word : trade.rescanned(word)
}

/** "Octisalate 5%.............Sunscreen": what dots lead to at the end of a line is its purpose or its amount, and no name; it parts it from the next. */
const led = /[.…·_]{4,}[ \t]*[^\n,;.]{0,40}(?=\n|$)/g

/** "Titanium Dioxide 4%   Sunscreen": on the lines of medicines what an active is there for stands after its amount. */
const purpose = pattern(
  String.raw`
  (?<=\d ?(?:%|m?g))[ \t]+(?:sunscreen|skin protectant|anti-?dandruff|anti-?septic|anti-?microbial|anti-?bacterial|anti-?fungal|anti-?perspirant|
  acne treatment|anti-?caries|(?:external |topical )?analgesic|keratolytic|anti-?itch|astringent)(?=[ \t]*(?:\n|$)|[ \t]+(?:uses?|warnings?|inactive|other|directions?)\b)
`,
  'gi',
)

/** "And a few drops of naartjie oil": how much of it is no part of the name. */
const little = /\b(?:just |only )?an? (?:few |little |tiny )?(?:drops?|touch|hint|dash|pinch|splash|bit) of\s+/gi

/** "Eugenol⏎Propellant - Isobutane": what a part of the list is, with a dash for the colon. */
const partWithDash =
  /(?<=^|[\n,;.)]\s?|\s)(propellants?|dryfgas|preservatives?|preserveermiddels?|colou?rants?|kleurstowwe|solvents?|emulsifiers?|antioxidants?|concentrate|sunfilters?|uv filters?)\s?[-–—]\s+(?=\p{L})/giu

/** "It says hydrocortisone 1 %, …": what somebody reads off a pack begins behind it. */
const readOff =
  /\b(?:it|this|box|tube|tub|pack|bottle|back|label|sticker|pakkie|etiket|dit) (?:just |only )?(?:says|reads|lists|contains|sê|bevat)(?: on (?:it|the (?:back|box|tube|label)))?[:,]? (?=\p{L})/giu

/** One line of names with slashes, or with signs by themselves, and hardly anything else between: what is one name with a slash stays together. */
const unslashed = (knowledge: Substances, line: string): string => {
  const parts = line.split(/[/\\]/.test(line) ? /\s*[/\\]\s*/ : /\s[>~+]\s/)
  if (parts.length < 4 || (line.match(/[,;•|]/g) ?? []).length * 3 > parts.length) return line
  const named = (name: string): unknown => recogniseByName(knowledge, name.trim())?.ingredient
  const names: string[] = []
  for (const part of parts) {
    const last = names.at(-1) ?? ''
    const both = `${last}/${part}`
    if (
      last === '' ||
      (knowledge.named(both) === undefined && (named(part) === undefined || named(last) !== named(part)))
    )
      names.push(part)
    else names.splice(-1, 1, both)
  }
  return names.filter((name) => named(name) !== undefined).length * 2 > names.length ? names.join(', ') : line
}

/** "* organic ** of natural oils", on a line of its own: where the mark stands behind a name above, it is what a footnote says of that, and no name. */
const asNotes = (text: string): string => {
  // On the line of the list as well, behind its last stop: "… Linalool‡. *Organic ‡Natural".
  const lines = text.replaceAll(/\.[ \t]+(?=[*†‡§]+\p{L}[^,;\n]{0,70}$)/gmu, '.\n').split('\n')
  return lines
    .map((line, at) => {
      const mark = /^\s*([*†‡§^#¹²³⁴⁵~]+)\s?\p{L}/u.exec(line)?.[1]
      if (
        mark === undefined ||
        at === 0 ||
        /[,;]/.test(line) ||
        lines.filter((one) => one.trimStart().startsWith(mark)).length > 2
      )
        return line
      const used = lines
        .slice(0, at)
        .some((one) => new RegExp(`[\\p{L})][ *†‡§^#¹²³⁴⁵~]{0,4}${mark.replaceAll(/[*^]/g, '\\$&')}`, 'u').test(one))
      return used ? `Note: ${line}` : line
    })
    .join('\n')
}

/** Without invisible signs and marks of pages, and with long runs of blanks cut short, so that no pattern walks them again and again. */
export const plainText = (knowledge: Substances, text: string): string => {
  const even = asNotes(withoutMarkup(withoutMachineOrders(text)))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B-\u200D\uFEFF\u00AD]|\uFE0F/g, '')
    .replaceAll('…', '...')
    .replaceAll(/(?<=\p{L})@(?=\p{L}+(?![\p{L}.]))/gu, 'a')
    .replaceAll(/[^\S\n\t]{3,}/g, '   ')
    .replaceAll(/\t{3,}/g, '\t\t')
    .replaceAll(/\n(?: {0,3}\n){2,}/g, '\n\n\n')
    .replaceAll(/(?<=\p{L})-\n {0,3}(?=\p{L})/gu, '- ')
  // A wavy line stands for a comma where it stands often.
  const mended = (even.split('~').length > 3 ? even.replaceAll(/~+/g, ', ') : even)
    .replaceAll(/(?<![\p{L}\d])[\p{L}\d]+[!|][\p{L}\d!|]*/gu, (word) => wordOfScan(knowledge, word))
    .replaceAll(
      /(?<=[a-z)])(?=(?:Directions?|Warnings?|Gebruik|Waarskuwing|Caution|Usage|Storage|Batch|Ingredients?|Bestanddele)\b)/g,
      '\n',
    )
  // "CI. 16255", "C l 47005": the number of a colour as it is scanned; and lines that stand low for commas.
  const coloured = eachOil(knowledge, mended)
    .replaceAll(/(?<=\p{L}) and ?\/ ?or (?=\p{L})/giu, '/')
    .replaceAll(/(?<![\p{L}\d])C(?:I\.\s?|\s[Il1]\.?\s?)(?=\d{5}(?!\d))/gu, 'CI ')
  const low = /(?<=[\p{L}\d)%])_(?=\p{L})/gu
  const spaced = (coloured.match(low)?.length ?? 0) > 3 ? coloured.replaceAll(low, ', ') : coloured
  const few = /(?<=[\p{L}\d)%])\s?\.{3}\s?(?=\p{L})/gu
  const pointed = (spaced.match(few)?.length ?? 0) > 2 ? spaced.replaceAll(few, ', ') : spaced
  const parted = pointed.split('\n').map((line) => unslashed(knowledge, line))
  return namesOfTable(
    knowledge,
    parted
      .join('\n')
      .replaceAll(led, ';')
      .replaceAll(purpose, ';')
      .replaceAll(partWithDash, '; $1: ')
      .replaceAll(readOff, '. ')
      .replaceAll(little, ''),
  ).replaceAll(pageMarks, '\n\n')
}
