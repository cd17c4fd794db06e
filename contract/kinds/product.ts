// No zod here: the database schema, the guidance engine and pages load these lists on their own.

export const productKinds = [
  'cleanser',
  'toner',
  'exfoliant',
  'serum',
  'treatment',
  'eye-cream',
  'moisturiser',
  'oil',
  'sunscreen',
  'mask',
  'lip',
  'body',
] as const
export type ProductKind = (typeof productKinds)[number]

/** What a label can show to be absent; the same slugs as the allergies of the skin profile. */
export const freeFroms = [
  'fragrance',
  'essential-oils',
  'alcohol',
  'sulfates',
  'silicones',
  'parabens',
  'coconut-oil',
  'lanolin',
] as const
export type FreeFrom = (typeof freeFroms)[number]

/** `suggested`: by how well the label suits the member's profile, or newest first for a visitor. Never by what we are paid. */
export const productSorts = ['suggested', 'newest', 'price', 'unit-price', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

export const MAX_COMPARED = 4
