import { productKinds } from '#contract/kinds/product.ts'
import { concerns, skinTypes } from '#contract/kinds/skin.ts'
import { fieldReader, keysOf, type ReadRow } from './row.ts'
import { faultOf, partsOf, readBarcode, readFlag, readOne, readPrice, readSize, type Reading } from './values.ts'

/** The columns of a catalogue in CSV, described in docs/import.md. */
export const columns = [
  'barcode',
  'brand',
  'name',
  'category',
  'size',
  'price',
  'ingredients',
  'description',
  'skin_types',
  'concerns',
  'pros',
  'cons',
  'spf',
  'tinted',
  'url',
  'local',
  'recommended',
] as const
export const requiredColumns = ['brand', 'name', 'category'] as const

const MOST_POINTS = 10
const LONGEST_POINT = 200

const listOf =
  <T extends string>(allowed: readonly T[]) =>
  (text: string): Reading<T[]> => {
    const values: T[] = []
    for (const part of partsOf(text)) {
      const one = readOne(part, allowed)
      if (!('value' in one)) return { ...one, wrong: `“${part}” is not one of the values of this column.` }
      values.push(one.value)
    }
    return { value: [...new Set(values)] }
  }

const readPoints = (text: string): Reading<string[]> => {
  const value = [...new Set(partsOf(text))]
  const fault = value.map((point) => faultOf(point, LONGEST_POINT)).find((each) => each !== undefined)
  if (fault) return fault
  if (value.length > MOST_POINTS)
    return { wrong: `There are ${value.length} points.`, cure: `Keep the ${MOST_POINTS} that matter most.` }
  return { value }
}

const readSpf = (text: string): Reading<number> => {
  const digits = /^(?:spf\s*)?(\d{1,3})\+?$/i.exec(text)?.[1]
  const value = Number(digits)
  return digits !== undefined && value >= 2 && value <= 100
    ? { value }
    : { wrong: 'This is not a sun protection factor.', cure: 'Write the number alone, from 2 to 100.' }
}

const readUrl = (text: string): Reading<string> => {
  const cure = 'Copy the address of the product page from the browser; it starts with https://.'
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:' || text.length > 2000 || !text.isWellFormed())
    return { wrong: 'This is not a secure web address.', cure }
  return { value: new URL(text).href }
}

/** Reads a row of a CSV file. A row with any wrong value is refused: half a product would mislead. */
export const readCsvRow = (fields: Readonly<Record<string, string>>): ReadRow => {
  const { text, needed, value, problems } = fieldReader((field) => fields[field] ?? '')
  const barcode = value('barcode', readBarcode)
  const brand = needed('brand', 80)
  const name = needed('name', 200)
  const category = value('category', (each) => readOne(each, productKinds))
  if (category === undefined) needed('category', 80)
  const size = text('size', 80)
  const sizeMl = value('size', readSize) ?? null
  const row = {
    brand,
    name,
    size,
    sizeMl,
    price: value('price', readPrice) ?? null,
    label: text('ingredients', 20_000),
    description: text('description', 2000),
    skinTypes: value('skin_types', listOf(skinTypes)) ?? [],
    concerns: value('concerns', listOf(concerns)) ?? [],
    pros: value('pros', readPoints) ?? [],
    cons: value('cons', readPoints) ?? [],
    spf: value('spf', readSpf) ?? null,
    tinted: value('tinted', readFlag) ?? false,
    url: value('url', readUrl) ?? null,
    isLocal: value('local', readFlag) ?? null,
    isRecommended: value('recommended', readFlag) ?? false,
  }
  if (problems.length > 0 || category === undefined) return { product: undefined, problems }
  return { product: { ...row, category, ...keysOf(barcode, row) }, problems }
}
