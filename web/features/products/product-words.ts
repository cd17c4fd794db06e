import type { FreeFrom, ProductKind } from '#contract/kinds/product.ts'
import type { Concern, SkinType } from '#contract/kinds/skin.ts'
import type { Accent } from '#web/ui/art/accents.ts'

type KindWords = { one: string; many: string; accent: Accent }

/** The kinds of product, in the order of a routine. */
export const kindWords: Readonly<Record<ProductKind, KindWords>> = {
  cleanser: { one: 'Cleanser', many: 'Cleansers', accent: 'atlantic' },
  toner: { one: 'Toner', many: 'Toners', accent: 'aloe' },
  exfoliant: { one: 'Exfoliant', many: 'Exfoliants', accent: 'protea' },
  serum: { one: 'Serum', many: 'Serums', accent: 'fynbos' },
  treatment: { one: 'Treatment', many: 'Treatments', accent: 'rooibos' },
  'eye-cream': { one: 'Eye cream', many: 'Eye creams', accent: 'protea' },
  moisturiser: { one: 'Moisturiser', many: 'Moisturisers', accent: 'aloe' },
  oil: { one: 'Face oil', many: 'Face oils', accent: 'marula' },
  sunscreen: { one: 'Sunscreen', many: 'Sunscreens', accent: 'marula' },
  mask: { one: 'Mask', many: 'Masks', accent: 'rooibos' },
  lip: { one: 'Lip care', many: 'Lip care', accent: 'protea' },
  body: { one: 'Body care', many: 'Body care', accent: 'atlantic' },
}

export const concernWords: Readonly<Record<Concern, string>> = {
  acne: 'Breakouts',
  aging: 'Fine lines',
  'dark-spots': 'Dark spots',
  dullness: 'Dullness',
  pores: 'Visible pores',
  redness: 'Redness',
  dehydration: 'Dryness',
  texture: 'Rough texture',
  oiliness: 'Shine',
}

export const skinTypeWords: Readonly<Record<SkinType, string>> = {
  dry: 'Dry',
  oily: 'Oily',
  combination: 'Combination',
  normal: 'Normal',
  sensitive: 'Sensitive',
}

/** To follow "free from". */
export const freeFromWords: Readonly<Record<FreeFrom, string>> = {
  fragrance: 'fragrance',
  'essential-oils': 'essential oils',
  alcohol: 'drying alcohol',
  sulfates: 'sulphates',
  silicones: 'silicones',
  parabens: 'parabens',
  'coconut-oil': 'coconut',
  lanolin: 'lanolin',
}

/** What a sample is, wherever one shows. */
export const SAMPLE_NOTE =
  'A made-up product that shows how this page works. Its name, price and ingredients are examples, and it cannot be bought.'

/** Where several products are listed, those made up among them marked. */
export const SAMPLES_NOTE =
  'Products marked “Sample” are made up and cannot be bought. Use what they contain as a guide in the shop.'

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
