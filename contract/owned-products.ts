import { z } from 'zod'
import { text } from './values.ts'

/** Products that somebody may list as their own. */
export const MAX_OWNED_PRODUCTS = 20

/**
 * The products that somebody uses now: by step (`cleanser`) the name in their own words, with its main actives or the pasted ingredient
 * list if they like.
 */
export const OwnedProducts = z
  .record(text(40, 1), text(1000, 1))
  .refine(
    (products) => Object.keys(products).length <= MAX_OWNED_PRODUCTS,
    `Please keep it to ${MAX_OWNED_PRODUCTS} products`,
  )
export type OwnedProducts = z.infer<typeof OwnedProducts>
