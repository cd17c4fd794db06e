import type { Family } from '../knowledge/kinds.ts'
import { wordsOf } from '../text/normalise.ts'
import { familyName } from './family-names.ts'
import { withoutBrackets } from './printed-forms.ts'
import { american } from '../text/two-spellings.ts'
import { activeRules } from './rules-actives.ts'
import { baseRules } from './rules-bases.ts'
import { plantRules } from './rules-plants.ts'

/**
 * How the names of cosmetic ingredients are formed. Source of the grammar: Personal Care Products Council, "International Cosmetic
 * Ingredient Dictionary: conventions", and Commission Decision (EU) 2022/677 (the glossary of common ingredient names).
 */
export type NamingRule = {
  /** The rule in one sentence, as a reader is told it. */
  says: string
  /** Its stems one by one, where the sentence is about those that are found. */
  stems?: readonly { says: string; test: RegExp }[]
  /** Tested on the words of the printed name, in lower case with one blank between, without what stands in brackets. */
  test: RegExp
  families: readonly Family[]
}

/**
 * Word classes that the tables name in braces: `fat` is a fatty acid as the end of an ester or a soap (palmitate, isostearate), `plant` a
 * Latin or common name that does not begin with a word of chemistry, of products or of sentences, `scented` what essential oils are made of.
 */
const classTable = String.raw`
metal = (?:(?:di|tri|tetra|penta)?(?:sodium|potassium|calcium|magnesium|ammonium)|zinc|copper|manganese|iron|lithium|strontium|silver|[tmd]ea|[tm]ipa)
fat = (?:\w*(?:palm|palmit|stear|myrist|laur|ole|linolen|capr|capryl|capro|coco|behen|eruc|arachid|oliv|ano|argon|undecylen|tallow|soy|avocad|sunflower|
  jojob|valer|rosin|babassu)ate|beeswax)
acyl = (?:laur|coc|myrist|palmit|stear|capryl|capr|ole|oliv|undecylen|behen)oyl
colour = (?:red|blue|yellow|green|orange|violet|brown|black)
part = (?:leaf|leaves|(?:flower|root|fruit|seed|petal|bud)s?|sprout|stem|peel|cone|kernel|nut|germ|bark|rind|pulp|stalk|herb|shoot|rhizome|bulb|tuber|bran|
  husk|shell|hull|needle|wood|twig|branch|berry|berries|bean|sap|resin|whole plant|aerial parts?|meal|pericarp|callus|meristem|cap|mycelium|fruiting body|top|cob|
  stone|vine|calyx|pollen|straw|thallus|frond)
plant = ^(?!(?:p[ep]g|polyglyceryl|(?:di)?sodium|potassium|magnesium|calcium|hydrolyzed|mineral|fragrance|parfum|perfume|baby|body|face|facial|hair|massage|
  shower|bath|night|day|lip|cuticle|cleansing|beard|silicone|white|paraffin|our|this|your|the|with|skin|dry|powder|water|purified|distilled|deioni[sz]ed|
  micellar)\b)[a-z]{3}.*
scented = \b(?:citrus|lav[ae]nd|menth|\w*mint|eucalypt|melaleuca|tea tree|ros[ae]\b|rosemar|rosmarin|rosewood|pelargonium|geranium|cymbopogon|lemon|
  citronella|cananga|ylang|pogostemon|patchouli|salvia|sage|thym|cinnamo|eugenia caryophyll|syzygium|clove|origanum|marjoram|niaouli|camphor|yarrow|
  corymbia|juniper|cedr|cedarwood|santal|sandalwood|fusanus|amyris|boswellia|frankincense|olibanum|commiphora|myrrh|vetiver|ocimum|basil|foeniculum|
  pimpinella|\w*anis|illicium|anthemis|chamomil|matricaria|helichrysum|jasmin|neroli|bergamot|petitgrain|orange|lime\b|grapefruit|mandarin|tangerine|abies|
  pin(?:us|e)\b|fir\b|picea|cupressus|tagetes|artemisia|zingiber|ginger|elettaria|cardamom|piper nigrum|myristica|nutmeg|coriand|carum|cuminum|anethum|
  michelia|litsea|laurus|backhousia|leptospermum|manuka|myrtus|levisticum|valeriana|tanacetum|ormenis|lippia|aniba|callitris|vanilla|daucus|cistus|achillea|
  hyssopus|angelica|gaultheria|wintergreen|betula)
`

/** The rows of a table in their cells; a row goes on in indented lines. */
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split(/\n(?! )/)
    .map((row) => row.split(/ =\s+/).map((cell) => cell.replaceAll(/\n\s+/g, '')))

const classes = new Map(rowsOf(classTable).map(([name = '', words = '']) => [name, words]))

const isPlain = /^\^?(?:\\b)?[a-z ]+(?:\\b)?\$?$/

/** The first stems of a row, as far as they are plain letters: `-itol` ends a name, `nylon-` begins one. */
const told = (stems: string, family: Family): string => {
  const plain = stems
    .split('|')
    .slice(0, 3)
    .filter((stem) => isPlain.test(stem))
    .map(
      (stem) =>
        `“${stem
          .replaceAll('\\b', '')
          .replace(/^\^(.+)/, '$1-')
          .replace(/(.+)\$$/, '-$1')}”`,
    )
  return `Names with ${plain.join(', ').replace(/, ([^,]*)$/, ' or $1')} are filed under “${familyName(family)}”.`
}

/** A row is `families = stems parted by |`, with a sentence between where the stems do not speak for themselves. */
const rulesIn = (table: string): NamingRule[] =>
  rowsOf(table).map((cells) => {
    const families = (cells[0] ?? '').split(' ') as [Family, ...Family[]]
    const stems = cells.at(-1) ?? ''
    const made = (source: string) =>
      new RegExp(source.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => classes.get(name) ?? ''))
    const rule = { says: cells.length > 2 ? `${cells[1]}.` : told(stems, families[0]), test: made(stems), families }
    // A reader is told the stem that stands in the name, and not its neighbours in the table.
    const plain =
      cells.length > 2
        ? []
        : stems
            .split('|')
            .map((stem) => stem.trim())
            .filter((stem) => isPlain.test(stem))
    return plain.length === 0
      ? rule
      : { ...rule, stems: plain.map((stem) => ({ says: told(stem, families[0]), test: new RegExp(stem) })) }
  })

/** Every naming rule, in the order in which they are tried: the first that fits is meant. */
export const namingRules: readonly NamingRule[] = [activeRules, plantRules, baseRules].flatMap(rulesIn)

/** Longer names than this are prose. */
const longest = 110

/** The first naming rule that a printed name follows, or undefined. */
export const nameByRule = (printed: string): NamingRule | undefined => {
  if (printed.length > longest) return undefined
  const name = wordsOf(american(withoutBrackets(printed)))
    .join(' ')
    .replace(/ (?:mono|di|tri|tetra|penta|hexa|hepta|octa|deca|dodeca|hemi|sesqui)?hydrate$/, '')
  const rule = name.length < 3 ? undefined : namingRules.find(({ test }) => test.test(name))
  const stem = rule?.stems?.find(({ test }) => test.test(name))
  return rule === undefined || stem === undefined ? rule : { ...rule, says: stem.says }
}
