import type { Family } from '../knowledge/kinds.ts'

/** What a family is called where a reader sees it, if not by its own word with an s. */
const called: Readonly<Partial<Record<Family, string>>> = {
  retinoid: 'Retinoids (vitamin A)',
  'retinoid-medicine': 'Vitamin A medicines',
  aha: 'Alpha hydroxy acids (AHA)',
  bha: 'Beta hydroxy acids (BHA)',
  pha: 'Polyhydroxy acids (PHA)',
  'vitamin-c': 'Forms of vitamin C',
  brightener: 'For a more even tone',
  'illegal-lightener': 'Has no place in a cosmetic',
  humectant: 'Humectants: hold water',
  occlusive: 'Occlusives: seal water in',
  emollient: 'Emollients: soften',
  cholesterol: 'Cholesterol and its kin',
  'fatty-alcohol': 'Fatty alcohols (not drying)',
  butter: 'Plant butters',
  wax: 'Waxes',
  'mineral-oil': 'Mineral oil and its kin',
  surfactant: 'Surfactants: cleanse and mix',
  soap: 'Soap',
  emulsifier: 'Emulsifiers: keep oil and water together',
  'drying-alcohol': 'Alcohols that can dry',
  'ph-adjuster': 'Set the acidity',
  chelator: 'Bind metals',
  soothing: 'Soothing',
  cooling: 'Cooling',
  'formaldehyde-releaser': 'Release formaldehyde',
  fragrance: 'Fragrance',
  'uv-filter-mineral': 'Mineral UV filters',
  'uv-filter-organic': 'Organic UV filters',
  colourant: 'Colours',
  botanical: 'Plant ingredients',
  'local-botanical': 'Southern African plants',
}

/** The name of a family for a reader: `Plant oils`. */
export const familyName = (family: Family): string =>
  called[family] ?? `${family.slice(0, 1).toUpperCase()}${family.slice(1).replaceAll('-', ' ')}s`
