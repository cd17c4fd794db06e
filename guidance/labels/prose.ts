import type { Substances } from '../knowledge/substances.ts'
import { wordsOf } from '../text/normalise.ts'
import { pattern } from './pattern.ts'
import { traces } from './traces.ts'
import { tradeWords } from '../text/trade-words.ts'

/** Words that ingredient names do not have and sentences do: English, Afrikaans, French, and those of packs. */
const telling = new Set(
  `
a an the this that these those your you our you we us my i me it its is are was be been being am has have had do does did not no nor or if when where
while which who what how why than then so as at by for from in into of off on onto out over to up with within without and but all any each every both
more most less least very only just also can could may might will would shall should must skin face body hair lips eyes hands use used using apply
applied daily morning night day days week weeks month months twice once rinse keep store away reach children cool dry place contact tested made
proudly south africa cape town johannesburg durban product products brand range formula texture feel feels leaves soft smooth healthy gentle light
rich fast non greasy free vegan cruelty animals origin natural naturally occurring component components constituent constituents tfm essential organic farming packaging full
please hello see wear gloves harvested handpicked sourced traces nuts type types fine lines spots pores barrier best results bottle tube jar ml gram grams serving pack size expiry date die en
van vir met jou ons dit is nie na op uit om te vel gebruik le la les des du et pour avec votre peau sur dans est sont une un mit und für fur zur zum ihre haut
`
    .trim()
    .split(/\s+/),
)
/** And what such words begin with. */
const tellingStem = pattern(`
  ^(?:gentl|massag|wash|cleans(?:e$|ing)|avoid|glow(?:s|ing|y)?$|radian|hydrat|nourish|moisturis|sooth|calm|lightweight|absorb|dermatolog|clinical|proven|
  certified|contain|deriv|ingredient|list$|thank|check|(?:hypo)?allerg|hipoallerg|biodegrad|ophthal|p(?:a)?ediatr|comedo|noncomedo|reef|suitable|sensitive|help|improv|reduc|wrinkle|support|boost|protect|batch)
`)
const tells = (word: string): boolean => word.length > 1 && (telling.has(word) || tellingStem.test(word))

/** Words of sentences that stand before names as well: "certified organic rooibos extract". */
const alsoInNames = new Set(
  'certified organic natural naturally derived vegan origin light fine dry rich pure sea'.split(' '),
)

/** Words with which somebody speaks: no name has one. */
const ofSpeech = new Set(
  'i you he she we they my your our is are was can do does like love want what how this that it ek jy is kan hoe wat my'.split(
    ' ',
  ),
)

/** Whether somebody speaks: "can I use". */
export const isSpoken = (text: string): boolean => wordsOf(text).some((word) => ofSpeech.has(word))

/** A number of a batch, a formula or a code: `F.I.L. D12345/1`, `B301`. */
const code =
  /^\W*s[0-8]\W*$|^\W*(?:f\.?i\.?l\.?|iln|code|lot|batch|rev|formula)?[\s.#:]*[a-z]{0,4}-?\d{3,}[\w/.-]*\W*$/i

/** An additive by its European number: `E330`. */
const additive = /^\W*e ?\d{3}[a-i]?\W*$/i

/** Whether a sentence says what is not in a product: the names after it are no items. */
export const deniesNames = (text: string): boolean =>
  /\b(?:free|without|no|not|never|none|zero|vry|sonder|geen|nie|sans|zonder|sem|livre)\b/i.test(text) ||
  traces.test(text)

/** What makers of products are called. */
export const ofMakers =
  /\b(?:pty|ltd|inc|gmbh|brands?|cosmetics|laborator\w+|pharma\w*|holdings|retailers?|distribut\w+|bpk|edms)\b/i

/** Letters of a script that names are not known in: "гидрохинон", "氢醌". What they name is not known, and must not be left out. */
export const inOtherScript = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text)
/** More words in another script are a sentence. */
const mostOfName = 5

/** Whether a text that is no known name reads like a sentence rather than like a name; `ruled` when a naming rule takes it for a name. */
export const isProse = (text: string, ruled = false): boolean => {
  const words = wordsOf(text)
  if (words.length === 0 && inOtherScript(text)) return text.split(/\s+/).length > mostOfName
  if (words.length === 0 || words.length > 12) return true
  if (ruled && isSpoken(text)) return true
  if (ruled) return words.filter((word) => tells(word) && !alsoInNames.has(word)).length >= 2
  // Single letters stand in names as well: D-, L-, vitamin A.
  const told = words.filter(tells).length
  if (ofMakers.test(text)) return true
  return (
    told >= 2 ||
    (told === 1 && words.length <= 4) ||
    (code.test(text) && !additive.test(text)) ||
    (words.length > 1 && words.every((word) => /^\d+$/.test(word))) ||
    /https?:|www\.|@|^\W*\d+\s*(?:ml|g|kg|oz|l|cm|mm)\b/i.test(text)
  )
}

/** "Velmorex Skin Fusion": a name that a maker coined, with one word of sentences in it, each word with a capital; no words of packs. */
export const isCoinedName = (text: string): boolean => {
  const words = wordsOf(text)
  return (
    words.length > 1 &&
    words.length < 6 &&
    !tells(words[0] ?? '') &&
    words.filter(tells).length < 2 &&
    text.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !ofPacks.test(text) &&
    !code.test(text) &&
    !/https?:|www\.|@/i.test(text)
  )
}

/** What makers are, where they are and what they sell it in: words that no name has. */
export const ofPacks = pattern(
  String.raw`
  \b(?:pty|ltd|inc|gmbh|sa|cc|street|st|straat|road|rd|weg|ave|avenue|laan|drive|crescent|park|box|unit|johannesburg|durban|cape town|kaapstad|
  pretoria|wipes|doekies|tablets|pack|pak|bar|cream|creme|room|ointment|salf|balm|balsem|liniment|lotion|shampoo|sjampoe|conditioner|soap|seep|tooth\w*|mouth\w*|deo|deodorant|mousse|lacquer|mascara|lipstick|foundation|gel|serum|cleanser|toner|spray|scrub|mask|kit|
  consumer|customer|brands?|products?|cosmetics|group|laborator\w+|pharma\w*|only|alleenlik|warnings?|waarskuwings?|directions?|gebruik|caution|
  danger|gevaar|usage|storage|net|lot|batch|exp|code)\b|^\W*\d(?![\d,']*-[a-z])
`,
  'i',
)

/** Whether what follows a name is print of the pack and no part of the name. "Free" after a name turns it round. */
export const isPackText = (knowledge: Substances, rest: string): boolean => {
  const words = wordsOf(rest)
  if (words.length === 0 || /^\W*(?:free|vry)\b/i.test(rest)) return false
  if (/[- ](?:free|vry)\W*$/i.test(rest) || ofPacks.test(rest) || (words.length > 1 && isProse(rest))) return true
  return (
    words.length > 1 && !words.some((word) => word.length > 2 && /[a-z]/.test(word) && tradeWords(knowledge).has(word))
  )
}
