import { pattern } from './pattern.ts'
import { traces } from './traces.ts'

/** A piece of a list between two separators, as printed; line breaks are still in it. */
export type Piece = {
  text: string
  mayContain: boolean
  /** After a full stop in a list that commas part, or a sentence after one: likely no longer the list. */
  afterStop?: boolean
  /** After a full stop. */
  stopped?: boolean
  /** After a comma or the like: what stands between two of them stands within the list. */
  afterComma?: boolean
}

/** The signs that part the names of a list. */
export const listSigns = ',，、،;；؛|•·●▪■◦‣∙⋅・･‧◆★'

const heldComma = '\uE000'
const heldDot = '\uE001'
const release = (text: string): string => text.replaceAll(heldComma, ',').replaceAll(heldDot, '.')

/** What parts names without a sign: an amount before the next name, "in a base of". */
const partUnmarked = (text: string): string =>
  text
    .replaceAll(/\s+in an? (?:[a-z]+ ){0,3}base (?:of|containing)\s+/gi, ', ')
    .replaceAll(/\s+in an? (?:[a-z]+ ){0,3}base(?=\s*(?:[.,;\n]|$))/gi, '')
    .replaceAll(
      /(?<=[\p{L})\]][ \t:(–-]{0,3}[<>~≤≥]?\s?[\d.,–-]{1,9}\s?)((?:%(?:\s*[mwv]\/[mwv])?|m?g))[ \t]+(?=[A-Z][a-z]{3})/gu,
      '$1, ',
    )
    .replaceAll(/(?:\bC\.?I\.? ?\d{5}[ \t]+){2,}C\.?I\.? ?\d{5}/gi, (run) => run.replaceAll(/(\d{5})[ \t]+/g, '$1, '))

const locants = pattern(
  String.raw`
  (?<!\d|\p{L}(?=\d,\s)|\p{L}-(?=\d{1,2},\s)|(?:peg|ppg|eth|ium|ate|ci|polysorbate|peptide|nylon|quaternium|orange|red|blue|violet|yellow|brown|black|green)[- ]?)
  \d{1,2}(?:,\s?\d{1,2})+(?=\s?['′]?[-‐‑–]\s*[\p{L}\d]|(?<=,\s?\d)\s\p{L}{5})
`,
  'giu',
)

/** Commas that number the places in a molecule, or mark decimals, do not part names: 1,2-Hexanediol; N,N-; 2,5%. */
const holdCommas = (text: string): string =>
  text
    .replaceAll(locants, (found) => found.replaceAll(',', heldComma))
    .replaceAll(/(?<![\p{L}\d])([NOS]['′]?),\s?(?=[NOS\d]['′]?[-‐‑–])/gu, `$1${heldComma}`)
    .replaceAll(/(?<![\p{L}\d])[lI],(?=\s?\d\s?-\s?\p{L})/gu, (scanned) => scanned.replace(',', heldComma))
    .replaceAll(/(\d),(?=\d{3}(?!\d)\s|\d+\s*(?:%|m?g\b|ml\b|kg\b|pp[mb]\b|iu\b|mcg\b|µg))/g, `$1${heldComma}`)

/** Dots of abbreviations and numbers do not part names. */
const holdDots = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d])((?<!\d |\/|\bvit(?:amin)?\.? )(?:c\.)?[a-z]|spp?|ssp|subsp|var|no|extr?|wh|pl|rt|rz|lf|fr|fl|sd|bk|jc|vit|alc|conc|st|min|max|approx|cv|d & c|equiv|eq(?=\.\s+to\b)|sulph|sod|prop|denat(?=\.\s*[,;()]))\.(?!\s*$)/giu,
    `$1${heldDot}`,
  )

/** What begins the names of which some may be in it. */
export const marker = pattern(
  String.raw`
  [[({]?\s*(?:(?:(?:may|can|might)(?: also)? (?:contain|include)|может содержать|k[aå]n inn?e(?:hålla|holde)|kan indeholde|peut contenir|kan (?:ook )?(?:bevat|bevatten)|puede contener|
  pu[oò] contenere|kann enthalten|pode conter|może zawierać)(?![\p{L}\d])(?![^.;:\n]{0,60}${traces.source})|\+\s*/?\s*[-–−](?!\w)|±|\+/-)\s*[:=]?\s*
`,
  'iu',
)

const markers = new RegExp(marker.source, 'giu')

/** Where a list with "may contain" ends: at a stop before an empty line, or at the title of what comes next. */
const endOfList = /\.[ \t]*\n\s*\n|\.\s+(?=\p{Lu}[^\n,;:.]{1,40}:)|\n(?=[^\n,;:]{2,40}:)/u

/** Of what follows an open bracket, what stands in it and what behind it; all of it where the bracket is not closed. */
const untilClosed = (text: string): [string, string] => {
  let depth = 1
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at] ?? '')) depth += 1
    else if (')]}'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return [text.slice(0, at), text.slice(at + 1)]
  }
  return [text, '']
}

/** What stands before, in and behind the first "may contain": "[+/- CI 77891, Mica] Aqua, …" goes on. Markers in several languages in a row are one. */
const splitMayContain = (text: string): [string, string, string] => {
  const found = marker.exec(text)
  if (found === null) return [text, '', '']
  let rest = text.slice(found.index + found[0].length)
  for (let again = /^[\s/|,()[\]:&-]*/.exec(rest)?.[0].length ?? 0; again >= 0;) {
    const next = marker.exec(rest)
    if (next === null || next.index > again) break
    rest = rest.slice(next.index + next[0].length)
    again = /^[\s/|,()[\]:&-]*/.exec(rest)?.[0].length ?? 0
  }
  // "Lanolin, and may contain: Mica".
  const before = text
    .slice(0, found.index)
    .replace(/(?<![\p{L}\d])(?:and|en|et|und|y|e) ?$/u, '')
    // "Colourants may include": what may.
    .replace(/\p{L}/iu.test(found[0]) ? /(?<=[.\n]\s{0,3})\p{L}+(?: \p{L}+){0,2} ?$/u : '', '')
  // A sign by itself in brackets, "(+/-)", encloses nothing.
  const bracket = /^\s*[[({](?=[^)\]}]*,)/.exec(rest)?.[0] ?? ''
  const encloses =
    bracket !== '' || (/^[[({]/.test(found[0]) && !/^\s*[)\]}]/.test(text.slice(found.index + found[0].length)))
  const end = encloses ? null : endOfList.exec(rest)
  const [inside, behind] = encloses
    ? untilClosed(rest.slice(bracket.length).replace(/^[\s/|,)\]:–-]+/, ''))
    : [
        rest.slice(0, end?.index).replaceAll(markers, ', '),
        end === null ? '' : rest.slice(end.index + (end[0].startsWith('. ') ? 0 : 1)),
      ]
  return [before, inside.replace(/^[\s/|,)\]:–-]+/, ''), behind]
}

const opening = '([{'
const closing = ')]}'
const longestBracket = 240

/** Which positions stand inside a bracket that is closed again soon; brackets without a partner do not count. */
const insideBrackets = (text: string): Uint8Array => {
  const inside = new Uint8Array(text.length)
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (opening.includes(sign)) open.push(at)
    else if (closing.includes(sign)) {
      const from = open.pop()
      if (from !== undefined && at - from <= longestBracket) inside.fill(1, from, at + 1)
    }
  }
  return inside
}

/** A list that is numbered in order from 1 is parted at its numbers. */
const partAtNumbers = (text: string): string => {
  const numbers = [...text.matchAll(/(?:^|[\s,;])(\d{1,2})(?:[.)]\s+(?=[\p{L}\d*(])|[.)](?=\p{Lu}))/gu)]
  let next = 1
  let parted = ''
  let from = 0
  for (const found of numbers) {
    if (Number(found[1]) !== next) continue
    parted += `${text.slice(from, found.index)}\n\n`
    from = found.index + found[0].length
    next += 1
  }
  return next > 3 ? parted + text.slice(from) : text
}

/** Lines that each hold one name, as in a copied table: more lines than commas. */
const oneNamePerLine = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const separators = (text.match(/[,;•·●・]/g) ?? []).length
  return (
    lines.length >= 3 &&
    separators < lines.length - 1 &&
    lines.filter((line) => line.length < 60).length > lines.length * 0.7
  )
}

/** "Triple purified" and "Nothing else", and not `Cetyl Alcohol`. */
export const sentence = /^\p{Lu}\p{Ll}*(?:\s+[\p{Ll}\d]\S*)+$/u

const isSign = new RegExp(`[${listSigns}]`, 'u')

const splitPlain = (text: string, goesOn: boolean): Omit<Piece, 'mayContain'>[] => {
  const lines = oneNamePerLine(text)
  const dashes = (text.match(/\s[-–—]\s/g) ?? []).length
  const commas = (text.match(/[,;•·●|・]/g) ?? []).length
  // "Aqua - solvent", a line each, or between semicolons: dashes within what other signs part.
  const others = commas + (lines ? text.trim().split('\n').length : 0)
  const inside = insideBrackets(text)
  const separator = pattern(
    String.raw`\n\s*\n|[${listSigns}\t\u2028]+|[^\P{Extended_Pictographic}©®™↔]+|\.(?=\s|$|[A-Z][a-z]{2})|
    \([aA][nN][dD]\)|\([eE][nNtT]\)|(?<=\S)\s+(?=\*+\s?\p{L})|\n\s*[-–—>*]\s*(?=\S)|\n(?=\W*(?:[Cc]ontains|CONTAINS|[Bb]evat|BEVAT)\s)|!|\?
    ${lines ? String.raw`|\n` : ''}${dashes > 2 && dashes > others + 1 ? String.raw`|\s[-–—]\s` : ''}`,
    'gu',
  )
  const pieces: Omit<Piece, 'mayContain'>[] = []
  const stops = (text.match(/\.(?=\s)/g) ?? []).length
  let [from, stopped, afterComma] = [0, false, goesOn]
  const add = (to: number): void => {
    const piece = text.slice(from, to)
    pieces.push({
      text: piece,
      afterStop: stopped && (commas > stops * 2 || sentence.test(piece.trim())),
      stopped,
      afterComma,
    })
  }
  for (const found of text.matchAll(separator)) {
    const spelled = /^\((?:and|en|et)\)$/i.test(found[0])
    if (inside[found.index] === 1 && !spelled) continue
    add(found.index)
    stopped = found[0] === '.'
    afterComma = isSign.test(found[0]) || (lines && found[0] === '\n')
    from = found.index + found[0].length
  }
  add(text.length)
  return pieces
}

/** A list, or what is taken for one, in pieces. Names are not yet told from prose. */
export const splitItems = (text: string): Piece[] => {
  const parts: { part: string; mayContain: boolean }[] = []
  for (let rest = text; rest !== '';) {
    const [before, maybe, behind] = splitMayContain(rest)
    parts.push({ part: before, mayContain: false }, { part: maybe, mayContain: true })
    rest = behind
  }
  return parts.flatMap(({ part, mayContain }) =>
    part === ''
      ? []
      : splitPlain(holdDots(holdCommas(partUnmarked(partAtNumbers(part)))), mayContain)
          .map(({ text, ...after }) => ({
            ...after,
            mayContain,
            text: release(text)
              .replaceAll(/[ \t\f\v\u00A0]+/g, ' ')
              .replaceAll(/\s*\n\s*/g, '\n')
              .trim(),
          }))
          .filter((piece) => /[\p{L}\d]/u.test(piece.text)),
  )
}
