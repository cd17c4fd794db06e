/** A value that cannot be used, with what is wrong with it and how to mend it, both for the person who keeps the catalogue. */
export type Problem = { field: string; value: string; wrong: string; cure: string }

/** What reading a value gives: the value, or what is wrong. */
export type Reading<T> = { value: T } | { wrong: string; cure: string }

/** Highest price, in cents: a hundred times as much still fits the column of the price per 100 ml. */
const MAX_PRICE = 10_000_000
const MAX_SIZE = 20_000
const MIN_SIZE = 0.5

const spaces = /[\s\u00A0\u2009\u202F]/g

/** Digits whose last separator marks the cents if one or two digits follow it; the others must mark thousands. */
const amount = /^(\d{1,3}(?:([.,'])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/** A price in rand as people write it: `R1 299,50`, `1299.50`, `R 1,299`. @returns cents */
export const readPrice = (text: string): Reading<number> => {
  const cure = 'Write the price in rand, for example 1299.50 or R1 299,50, or leave the cell empty if it is not known.'
  const plain = text.replaceAll(spaces, '').replace(/^(?:R|ZAR)|ZAR$/i, '')
  const found = amount.exec(plain)
  if (!found) return { wrong: 'This is not a price in rand.', cure }
  const [, rand = '', , cents = ''] = found
  const value = Number(rand.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  if (value === 0 || value > MAX_PRICE) return { wrong: 'A price is above R0 and at most R100 000.', cure }
  return { value }
}

/** Millilitres or grams in one of each unit. */
const units: readonly [RegExp, number][] = [
  [/^(?:ml|millilit(?:re|er)s?|cc|g|gr|grs|grams?|gm)$/, 1],
  [/^cl$/, 10],
  [/^dl$/, 100],
  [/^(?:l|lit(?:re|er)s?|kg|kilograms?)$/, 1000],
  [/^(?:fl\.?oz|fluidounces?)$/, 29.5735],
  [/^(?:oz|ounces?)$/, 28.3495],
]
const unitOf = (text: string): number | undefined => {
  const plain = text.toLowerCase().replaceAll(/[\s.]/g, '')
  return units.find(([pattern]) => pattern.test(plain))?.[1]
}

const count = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
const times = String.raw`\s*[x×*]\s*`
const unit = String.raw`(fl\.?\s*oz|fluid\s+ounces?|[a-z]+)(?![a-z])`
const quantity = new RegExp(`(?:(\\d+)${times})?(${count})\\s*${unit}(?:${times}(\\d+)(?!\\s*[a-z\\d.,]))?`, 'gi')

/** `1,000` has thousands, `1,5` a decimal comma; three digits after a comma are thousands, because no pack is measured in microlitres. */
const numberOf = (text: string): number => {
  const plain = text.replaceAll(spaces, '')
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
}

/** A size as printed on packs: `50 ml`, `1.7 fl oz`, `2 x 50 ml`, `50 ml (1.7 fl oz)`. @returns millilitres, or grams */
export const readSize = (text: string): Reading<number> => {
  const cure = 'Write the size with its unit, for example 50 ml, 2 x 50 ml, 1.7 fl oz or 30 g, or leave it empty.'
  const sizes = [...text.matchAll(quantity)].flatMap(([, before = '1', size = '', printed = '', after = '1']) => {
    const each = unitOf(printed)
    return each === undefined ? [] : [{ each, size: numberOf(size) * each * Number(before) * Number(after) }]
  })
  // A pack that names both prints the metric size exactly and rounds the other.
  const [found] = sizes.toSorted((one, other) => Number(one.each % 1 !== 0) - Number(other.each % 1 !== 0))
  if (found === undefined) return { wrong: 'This is not a size with a unit.', cure }
  const value = Math.round(found.size * 10) / 10
  if (value < MIN_SIZE || value > MAX_SIZE) return { wrong: 'A size is from 0.5 ml to 20 litres.', cure }
  return { value }
}

/** A barcode (EAN, UPC or GTIN). @returns its digits without leading zeros, so that its 12 and 13 digit forms are the same */
export const readBarcode = (text: string): Reading<string> => {
  const plain = text.replaceAll(spaces, '').replaceAll('-', '')
  if (/^\d[.,]\d+e\+?\d+$/i.test(plain))
    return {
      wrong: 'The spreadsheet has shortened this barcode, and its last digits are lost.',
      cure: 'Format the column as text, enter the barcodes again and save the file as CSV.',
    }
  if (!/^\d{6,14}$/.test(plain) || /^0+$/.test(plain))
    return {
      wrong: 'This is not a barcode.',
      cure: 'Write the 8 to 14 digits under the bars, or leave the cell empty.',
    }
  return { value: plain.replace(/^0+/, '') }
}

/** A yes or no; an empty cell is a no. */
export const readFlag = (text: string): Reading<boolean> => {
  if (/^(?:yes|y|true|1|ja)$/i.test(text)) return { value: true }
  if (/^(?:no|n|false|0|nee|)$/i.test(text)) return { value: false }
  return { wrong: 'This is neither yes nor no.', cure: 'Write yes or no, or leave the cell empty.' }
}

/** One of a closed list, however it is capitalised and whether it is written with spaces or hyphens. */
export const readOne = <T extends string>(text: string, allowed: readonly T[]): Reading<T> => {
  const plain = text.toLowerCase().replaceAll(/[\s_-]+/g, '-')
  const value = allowed.find((each) => each === plain)
  return value === undefined
    ? { wrong: 'This is not one of the values of this column.', cure: `Use one of: ${allowed.join(', ')}.` }
    : { value }
}

/** The parts of a list, separated by semicolons. */
export const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

/** What keeps text from being stored; undefined if nothing does. */
export const faultOf = (text: string, max: number): { wrong: string; cure: string } | undefined => {
  if (text.includes('\0') || !text.isWellFormed())
    return {
      wrong: 'This text contains a character that cannot be stored (a NUL or half of an emoji).',
      cure: 'Delete the text and type or paste it again.',
    }
  if (text.length > max)
    return {
      wrong: `This text has ${text.length} characters, and at most ${max} can be stored.`,
      cure: 'Shorten the text. If it contains several rows of the file, a double quote is missing.',
    }
  return undefined
}
