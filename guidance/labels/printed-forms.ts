import { translated } from './foreign-names.ts'
import { pattern } from './pattern.ts'
import { american, british } from '../text/two-spellings.ts'

const qualifiers = pattern(
  String.raw`
  \b(?:certified|organic(?:ally)?(?: grown)?|biologiese|organiese|bio|pure|100|natural|virgin|extra virgin|raw|un?refined|refined|cold[- ]pressed|
  koudgeperste|wild[- ]?harvested|fair ?trade|food grade|usp|bp|ip|ph\.? ?eur|cosmetic grade|pharmaceutical grade|micronised|micronized|non-?nano|nano|
  coated|uncoated|encapsulated|liposomal|stabilised|stabilized|vegan|vegetable|plant[- ]derived|plant[- ]based|sustainable|rspo|deodorised|kosher|
  activated|ground|rolled|milled|gemaalde?|freeze[- ]dried|precipitated|colloidal|sublimed|liquefied|ppt|precip)\b
`,
  'gi',
)

/** A number with a percent sign, or a weight per weight: how much, not what. */
const amounts = pattern(
  String.raw`
  [([]?\s*(?:min\.?|max\.?|approx\.?|[<>≤≥~±])?\s*(?:\d+(?:[.,]\d+)?\s?%?\s?[-–]\s?)?\d+(?:[.,]\d+)?\s*(?:%|percent\b|persent\b|[mµ]?g\b(?!/)|ml\b(?!/)|mcg|mg/g|mg/ml|g/100 ?g|[pd]pm(?:\s*f\b[-−⁻]?)?|
  iu\b)\s*[)\]]?(?:\s*\(?\b[mwv]/[mwv]\)?)?\s*[)\]]?|\b(?:q\.? ?s\.?(?: ad| to)?|ad|to|tot|aan)\s+(?=$|\d)|\bq\.? ?s\.?$
`,
  'gi',
)

/** "… BP eq. to Betamethasone 0.05 %": how much of the medicine that is, in words of medicines. */
const equivalent = /\s*[([]?\b(?:eq(?:uiv)?\b\.?|equivalent) to\b.*$/i

/** "0.1 % w/w (as preservative)", "0.02% as stabiliser": what it is there for. */
const purposes =
  /[([]?\s*\bas (?:an? )?(?:preservative|stabili[sz]er|antioxidant|emulsifier|solvent|colourant|fragrance|preserveermiddel)s?\b\s*[)\]]?/gi

/** "Benzoyl peroxide 2.5 % m/m gel": what a medicine is made up as. */
const madeUpAs =
  /(?<=\d ?(?:%|m?g|m?g\/g)(?: ?[mw]\/[mwv])?)\s+(?:gel|cream|ointment|lotion|solution|shampoo|foam|paste|emulsion|salf|room|oplossing)\W*$/i

/** Most printed names are words alone and have none of what is taken away. */
const bare = /^(?!.*\b(?:eq|equiv|equivalent|as|qs)\b)[a-z]+(?:[ -][a-z]+)*$/i

/** What stands around a name and is no part of it: marks of footnotes, bullets, amounts. */
export const withoutMarks = (printed: string): string =>
  bare.test(printed)
    ? printed
    : printed
        .replace(madeUpAs, '')
        .replaceAll(/\(\s*[<>~≤≥]?\s?\d[\d.,]*\s?%,?\s[^()]+\)/g, ' ')
        .replaceAll(amounts, ' ')
        .replace(equivalent, ' ')
        .replaceAll(purposes, ' ')
        .replaceAll(/[*†‡§®™©°^¹²³⁴⁵⁰#~•●▪■◦‣]+/g, ' ')
        // "(active, 5%)": the bracket went with the amount.
        .replace(/\(([^()]*?)[\s,;]*$/, '($1)')
        .replaceAll(/\(\s*\)|\[\s*\]|<[^<>]{0,30}>?/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[\s.,;:–-]+|[\s.,;:+–-]+$/g, '')

/** What brackets hold, with what is in brackets in it. */
const bracketed = /\(((?:[^()]|\([^()]*\))*)\)|\[([^[\]]*)\]/g

/** A name without what stands in its brackets. */
export const withoutBrackets = (name: string): string => name.replaceAll(bracketed, ' ')

const shortened = {
  rt: 'root',
  rz: 'rhizome',
  lf: 'leaf',
  fr: 'fruit',
  fl: 'flower',
  sd: 'seed',
  bk: 'bark',
  jc: 'juice',
  ext: 'extract',
} as const
const shortenedPart = /(?<=\S[ .])(rt|rz|lf|fr|fl|sd|bk|jc|ext)(?:\.\s*|\s+(?=ext)|$)/gi

/** A plant's part and form written out, as Ayurvedic labels shorten them: `Withania Somnifera Rt. Ext.`; essential oils as `E/O`. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(shortenedPart, (_, short: string) => `${shortened[short.toLowerCase() as keyof typeof shortened]} `)
    .replace(/(?<=\p{L} )e\/?o$/iu, 'essential oil')
    .replace(/\bwh\. ?pl\b\.?/i, 'whole plant')
    .replace(/^sod\.? /i, 'sodium ')
    .trim()

/** Names that are written with a slash and are one name. */
const joinedBySlash = /polymer|glycerid|dimethicone|ferment|\bpeg|\bppg|extract|\boil\b|caprate|caprylate|benzoate/i

/**
 * The ways in which a printed name may be meant, the likeliest first: as it is, without its brackets, what is in the brackets, with the
 * common name in place of the Latin one, each part between slashes, without words such as organic, as a scanner misread it, in English.
 */
export const printedForms = (printed: string): string[] => {
  const name = withoutMarks(printed)
  // A long run is no single name with something in brackets.
  const long = name.split(' ').length > 10
  const inside = long
    ? []
    : [...name.matchAll(bracketed)]
        .map((found) => withoutBrackets((found[1] ?? found[2] ?? '').replace(/^\s*(?:as|from) /i, '')).trim())
        .filter((one) => one !== '')
  const outside = withoutBrackets(name)
    .replaceAll(/[()[\]{}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const slashed = outside
    .split(
      /\s*[/|\\]\s*|\s+-\s+|\s+(?:or|ou)\s+|(?<=\b(?:oils?|butter|extracts?|water|juice|salts?|tincture|blend|mixture))\s+of\s+/,
    )
    .filter((part) => part !== '')
  const apart =
    !long &&
    slashed.length > 1 &&
    slashed.every((part) => /[a-z]{3}/i.test(part)) &&
    (outside.includes('\\') || !joinedBySlash.test(outside))
  const colour = name.length > 48 ? null : /^(\d{5})$|\bC\.?[I1l]\.?\s*(?:No\.?\s*)?(\d{5})/i.exec(name)
  // "FD&C Yellow No. 5", "D&C Red 33 Lake": the colour is known as Yellow 5. "Ext. D&C" is numbered apart.
  const dye = /^(?:f ?)?d ?(?:&|and) ?c\s+(\D+?)\s*(?:no\.?\s*)?(\d+)/i.exec(name)
  const forms = [
    name,
    ...(inside.length === 0 ? [] : [outside]),
    // "Persea Gratissima (Avocado) Fruit Oil" is asked for as avocado oil and, with the part of the plant, as avocado fruit oil.
    ...inside.flatMap((one) => [
      `${outside} ${one}`,
      `${one} ${/\S+$/.exec(outside)?.[0] ?? ''}`,
      one,
      `${one} ${/\S+\s\S+$/.exec(outside)?.[0] ?? ''}`,
    ]),
    ...(apart ? slashed : []),
    outside.replaceAll(qualifiers, ' ').replaceAll(/\s+/g, ' ').trim(),
    ...(colour === null ? [] : [`CI ${colour[1] ?? colour[2]}`]),
    ...(dye === null ? [] : [`${dye[1]} ${dye[2]}`]),
    // A scanner reads 1 as l, and m as rn; what it makes of whole words, see trade-words.ts.
    name.replace(/^[lI](?=,\s?\d)/, '1'),
    name.replaceAll('rn', 'm'),
    // "Sunflower oil infused with calendula".
    outside.replace(/ infused (?:with|in|by) .*$/i, ''),
    // As it is said: "Tocoferol".
    name.replaceAll(/f(?=[aeiloru])/gi, 'ph'),
    spelledOut(outside),
    name.replace(/\bvit\.? (?=[a-z]\b)/i, 'vitamin '),
    // isiZulu and isiXhosa say "i-beeswax".
    name.replace(/^[iu]-(?=[a-z])/i, ''),
    // The left or right hand of a molecule: L-Glutathione, dl-Panthenol.
    name.replace(/^(?:[ld]|dl)-(?=[a-z]{4})/i, ''),
    outside.replace(/^colou?r(?:ants?|s)? (?=\p{L})/iu, ''),
    spelledOut(outside).replace(/ essential oil$/i, ' oil'),
    // The water in a salt's crystals: "Dicalcium Phosphate Dihydrate".
    outside.replace(
      /\s+(?:(?:mono|di|tri|tetra|penta|hexa|hepta|octa|deca|dodeca|hemi|sesqui)hydrate|anhydrous|hydrous|dried)$|^(?:anhydrous|hydrated) /i,
      '',
    ),
    name.replace(/yl[ -](?:p(?:ara)?-?|4-)?hydroxyben[zs]oate?$/i, 'ylparaben'),
    ...[outside, ...inside].flatMap(translated),
  ]
  return [...new Set([...forms, ...forms.flatMap((form) => [american(form), british(form)])])].filter(
    (form) => form !== '',
  )
}

const plantParts = pattern(
  String.raw`
  \b(?:leaf|leaves|flower|root|fruit|seed|kernel|nut|germ|bark|peel|rind|stem|herb|bud|whole plant|aerial parts?|berry|bran|bean|dried|fresh|
  powdered)\b
`,
  'gi',
)
const plantForms = /\b(?:extract|oil|butter|juice|water|powder|gel)\b/i

/** A plant's name without the part of the plant: some labels leave it out. Undefined for what is no plant. */
export const withoutPart = (name: string): string | undefined => {
  if (!plantForms.test(name)) return undefined
  const left = name.replaceAll(plantParts, ' ').replaceAll(/\s+/g, ' ').trim()
  return /\s/.test(left) ? left : undefined
}
