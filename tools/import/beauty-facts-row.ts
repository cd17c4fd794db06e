import type { ProductKind } from '#contract/kinds/product.ts'
import { fieldReader, keysOf, type ReadRow } from './row.ts'
import { readBarcode, readSize } from './values.ts'

/** Categories of other things, some of which contain the words of ours: hair masks, body wash for pets. */
const otherThings =
  /hair|shampoo|tooth|mouth|dent|deodor|antiperspir|shav|beard|nail|perfume|parfum|cologne|lipstick|gloss|mascara|foundation|eye-?shadow|liner|baby-wipe|tampon|sanitary|condom|intimate|non-beauty|food/

/** The kinds by the words of a category, the narrow ones first: an eye serum is for the eyes, a body scrub for the body. */
const kinds: readonly [ProductKind, RegExp][] = [
  ['sunscreen', /sun-?screen|sun-?care|sun-protect|sun-cream/],
  ['lip', /\blip/],
  ['eye-cream', /\beye/],
  ['body', /body|hand|foot|feet|shower|bath|after-?sun|soap/],
  ['cleanser', /cleans|micellar|make-?up-remov|face-wash|facial-wash/],
  ['exfoliant', /exfolia|scrub|peel/],
  ['mask', /mask/],
  ['toner', /toner|toning|tonic|astringent/],
  ['serum', /serum/],
  ['oil', /(?:face|facial)-oil/],
  ['treatment', /acne|blemish|spot-treatment/],
  ['moisturiser', /moisturi|(?:face|facial|day|night|hydrating)-(?:cream|lotion|gel)/],
]

/** The kind of skincare that the most telling category names; Open Beauty Facts lists the general categories first. */
const kindOf = (tags: readonly string[]): ProductKind | undefined => {
  for (const tag of tags.toReversed()) {
    const words = tag
      .toLowerCase()
      .replace(/^[a-z]{2}:/, '')
      .replaceAll(/[\s_]+/g, '-')
    const found = kinds.find(([, pattern]) => pattern.test(words))
    if (otherThings.test(words)) return undefined
    if (found) return found[0]
  }
  return undefined
}

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/**
 * Reads a product of Open Beauty Facts: code, product_name, brands, ingredients_text, categories_tags and quantity. Pictures are left out,
 * because they would be loaded from another site.
 */
export const readBeautyFactsRow = (fields: Readonly<Record<string, unknown>>): ReadRow => {
  const first = (...names: string[]): string =>
    names
      .map((name) => fields[name])
      .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''))
      .find((value) => value !== '') ?? ''
  const texts: Readonly<Record<string, string>> = {
    code: first('code', '_id'),
    product_name: first('product_name_en', 'product_name', 'product_name_af'),
    brands: first('brands').split(',')[0]?.trim() ?? '',
    ingredients_text: first('ingredients_text_en', 'ingredients_text'),
    quantity: first('quantity'),
  }
  const { text, needed, value, problems, add } = fieldReader((field) => texts[field] ?? '')
  const barcode = value('code', readBarcode)
  const brand = needed('brands', 80)
  const name = needed('product_name', 200)
  const label = text('ingredients_text', 20_000)
  const tags = listIn(fields['categories_tags'])
  const category = kindOf(tags)
  if (category === undefined)
    add('categories_tags', tags.join('; '), {
      wrong: tags.length === 0 ? 'The product has no category.' : 'No category names a kind of skincare.',
      cure: 'Nothing to do if this is not skincare. Otherwise add its category at Open Beauty Facts, or import it from a CSV file.',
    })
  const size = text('quantity', 80)
  if (problems.length > 0 || category === undefined) return { product: undefined, problems }
  // Volunteers write quantities freely ("1 piece"): the product is worth having without its size.
  const sizeMl = value('quantity', readSize) ?? null
  const row = { brand, name, sizeMl }
  return {
    product: {
      ...row,
      ...keysOf(barcode, row),
      category,
      size: sizeMl === null ? '' : size,
      price: null,
      label,
      description: '',
      skinTypes: [],
      concerns: [],
      pros: [],
      cons: [],
      spf: null,
      tinted: false,
      url: null,
      isLocal: null,
      isRecommended: false,
    },
    problems,
  }
}
