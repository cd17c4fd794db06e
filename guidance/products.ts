import type { Concern, ProductKind, SkinType } from './knowledge/kinds.ts'

/**
 * A product as the engine may weigh it. There is no place here for a commission, a sponsor, a rating or a popularity: what is not in the
 * input cannot tip the ranking.
 */
export type Product = {
  id: string
  brand: string
  name: string
  kind: ProductKind
  priceCents: number
  sizeMl: number
  /** The ingredient list as printed. */
  label: string
  /** Sun protection factor of a sunscreen. */
  spf?: number
  /** Tinted with iron oxides. */
  tinted?: boolean
  skinTypes: readonly SkinType[]
  concerns: readonly Concern[]
}
