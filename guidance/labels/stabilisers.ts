import type { ProductKind } from './product-kind.ts'
import type { ReadItem } from './read-label.ts'

const inNails =
  'In nail gels and acrylics a trace of it keeps the bottle from hardening; it is for trained hands, and never for skin.'

/** Hydroquinone and p-hydroxyanisole, whichever names they go by. */
const stabilising: ReadonlySet<string | undefined> = new Set(['hydroquinone', 'mequinol'])

/** More than a trace is none. */
const much = /(?<![\d.,])(?:[1-9]|0[.,][1-9])\d*(?:[.,]\d+)?\s*%/

/**
 * The items as they are meant in such a product: hydroquinone and p-hydroxyanisole lighten skin, but stabilise what hardens on a nail.
 * Source: Regulation (EC) 1223/2009, annex III, 14 and 95: at most 0.02 % in artificial nail systems for professional use.
 */
export const asMeantIn = (product: ProductKind | undefined, items: readonly ReadItem[]): ReadItem[] =>
  items.map((item) =>
    product?.called === 'a nail gel or acrylic' && stabilising.has(item.ingredient?.id) && !much.test(item.printed)
      ? { ...item, ingredient: undefined, how: 'rule', rule: inNails, families: ['antioxidant'] }
      : item,
  )
