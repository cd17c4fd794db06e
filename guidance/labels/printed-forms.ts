import { translated } from './foreign-names.ts'

const qualifiers = /\b(?:certified|organic(?:ally)?(?: grown)?|biologiese|organiese|bio|pure|100|natural|virgin|extra virgin|raw|un?refined|refined|cold[- ]pressed|koudgeperste|wild[- ]?harvested|fair ?trade|food grade|usp|bp|ph\.? ?eur|cosmetic grade|pharmaceutical grade|micronised|micronized|non-?nano|nano|coated|uncoated|encapsulated|liposomal|stabilised|stabilized|vegan|vegetable|plant[- ]derived|plant[- ]based|sustainable|rspo|deodorised|kosher|activated|freeze[- ]dried)\b/gi

/** A number with a percent sign, or a weight per weight: how much, not what. */
const amounts = /[([]?\s*(?:min\.?|max\.?|approx\.?|[<>≤≥~±])?\s*\d+(?:[.,]\d+)?\s*(?:%|percent\b|persent\b|[mµ]?g\b(?!\/)|mcg|mg\/g|mg\/ml|g\/100 ?g|ppm\b|iu\b)\s*[)\]]?(?:\s*\(?\b[mwv]\/[mwv]\)?)?\s*[)\]]?/gi

/** What stands around a name and is no part of it: marks of footnotes, bullets, amounts. */
export const withoutMarks = (printed: string): string =>
  printed
    .replaceAll(amounts, ' ')
    .replaceAll(/[*†‡§®™©°^¹²³⁴⁵⁰#~•●▪■◦‣]+/g, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]|<[^<>]{0,30}>?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:–-]+|[\s.,;:+–-]+$/g, '')

const bracketed = /\(([^()]*)\)|\[([^[\]]*)\]/g

/** Names that are written with a slash and are one name. */
const joinedBySlash = /polymer|glycerid|dimethicone|ferment|\bpeg|\bppg|extract|\boil\b|caprate|caprylate|benzoate/i

/** The parts of a name between slashes, when they could each be a name: `Aqua/Water/Eau`. */
export const slashParts = (name: string): string[] => {
  const parts = name.split(/\s*[/|\\]\s*|\s+-\s+|\s+(?:or|of|ou)\s+/).map((part) => part.trim()).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => /[a-z]{3}/i.test(part)) ? parts : []
}

/**
 * The ways in which a printed name may be meant, the likeliest first: as it is, without its brackets, what is in the brackets, with the
 * common name in place of the Latin one, each part between slashes, without words such as organic.
 */
export const printedForms = (printed: string): string[] => {
  const name = withoutMarks(printed)
  const forms = [name]
  const inside = [...name.matchAll(bracketed)].map((found) => (found[1] ?? found[2] ?? '').replace(/^\s*(?:as|from) /i, '').trim()).filter((one) => one !== '')
  const outside = name.replaceAll(bracketed, ' ').replaceAll(/[()[\]{}]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  if (inside.length > 0) {
    forms.push(outside)
    const last = /\S+$/.exec(outside)?.[0] ?? ''
    for (const one of inside) forms.push(`${outside} ${one}`, `${one} ${last}`, one)
    // With the part of the plant: "Persea Gratissima (Avocado) Fruit Oil" is asked for as avocado fruit oil.
    const lastTwo = /\S+\s\S+$/.exec(outside)?.[0] ?? ''
    for (const one of inside) forms.push(`${one} ${lastTwo}`)
  }
  const slashed = slashParts(outside)
  if (slashed.length > 0 && (outside.includes('\\') || !joinedBySlash.test(outside))) forms.push(...slashed)
  const plain = outside.replaceAll(qualifiers, ' ').replaceAll(/\s+/g, ' ').trim()
  if (plain !== outside && plain !== '') forms.push(plain)
  if (/^\d{5}$/.test(name)) forms.push(`CI ${name}`)
  const colour = /\bC\.?I\.?\s*(?:No\.?\s*)?(\d{5})/i.exec(name)
  if (colour !== null) forms.push(`CI ${colour[1]}`)
  // "FD&C Yellow No. 5", "D&C Red 33 Lake": the colour is known as Yellow 5. "Ext. D&C" is numbered apart.
  const dye = /^(?:f ?)?d ?(?:&|and) ?c\s+(\D+?)\s*(?:no\.?\s*)?(\d+)/i.exec(name)
  if (dye !== null) forms.push(`${dye[1]} ${dye[2]}`)
  // A scanner reads l and o as 1 and 0, l as I, and m as rn; and 1 as l.
  const scanned = name.replaceAll(/(?<=[a-z]{4})1(?!\d)|(?<=\b[a-z]{2,})1(?=[a-z]{3})|(?<=[A-Za-z])I(?=[a-z])/g, 'l').replaceAll(/(?<=[a-z])0(?=[a-z])|\b0(?=[a-z]{2})/gi, 'o').replace(/^[lI](?=,\s?\d)/, '1')
  if (scanned !== name) forms.push(scanned)
  if (/[a-z]1[a-z]/i.test(name)) forms.push(name.replaceAll(/(?<=[a-z])1(?=[a-z])/gi, 'i'))
  if (/rn/.test(name)) forms.push(name.replaceAll('rn', 'm'))
  forms.push(...translated(outside))
  const spelled = forms.flatMap((form) => {
    const american = form.replaceAll(/sulph/gi, 'sulf').replaceAll(/aluminium/gi, 'aluminum').replaceAll(/hydrolys/gi, 'hydrolyz').replaceAll(/glycerine\b/gi, 'glycerin').replaceAll(/colour/gi, 'color')
    const british = form.replaceAll(/aluminum/gi, 'aluminium').replaceAll(/hydrolyz/gi, 'hydrolys').replaceAll(/sulf/gi, 'sulph')
    return [american, british]
  })
  return [...new Set([...forms, ...spelled])].filter((form) => form !== '')
}

const plantParts = /\b(?:leaf|leaves|flower|root|fruit|seed|kernel|nut|germ|bark|peel|rind|stem|herb|bud|whole plant|aerial parts?|berry|bran|bean|dried|fresh|powdered)\b/gi
const plantForms = /\b(?:extract|oil|butter|juice|water|powder|gel)\b/i

/** A plant's name without the part of the plant: some labels leave it out. Undefined for what is no plant. */
export const withoutPart = (name: string): string | undefined => {
  if (!plantForms.test(name)) return undefined
  const left = name.replaceAll(plantParts, ' ').replaceAll(/\s+/g, ' ').trim()
  return /\s/.test(left) ? left : undefined
}
