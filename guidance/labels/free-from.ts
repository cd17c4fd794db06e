import { type FreeFrom, freeFroms } from '#contract/kinds/product.ts'
import type { Family, Origin } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { avoidedIn } from '../safety/avoided.ts'
import type { Avoidance } from '../safety/situation.ts'
import { readLabel } from './read-label.ts'

const none: Avoidance = { ingredients: new Set(), families: new Set(), origins: new Set(), words: [] }
const families = (...of: Family[]): Avoidance => ({ ...none, families: new Set(of) })
const origin = (of: Origin): Avoidance => ({ ...none, origins: new Set([of]) })

/** What must not be on the label for each claim. Perfume and flavour may be made of essential oils, so they rule out both claims. */
const ruledOutBy: Readonly<Record<FreeFrom, Avoidance>> = {
  fragrance: families('fragrance', 'fragrance-allergen', 'essential-oil', 'flavour'),
  'essential-oils': families('essential-oil', 'fragrance', 'flavour'),
  alcohol: families('drying-alcohol'),
  sulfates: families('sulfate'),
  silicones: families('silicone'),
  parabens: families('paraben'),
  'coconut-oil': origin('coconut'),
  lanolin: origin('lanolin'),
}

/**
 * What an ingredient list shows to be absent. Nothing when a single entry is not recognised, because that entry may be anything. What "may"
 * be in the product counts as being in it.
 */
export const freeFromOf = (knowledge: Substances, label: string): FreeFrom[] => {
  const items = readLabel(knowledge, label)
  if (items.length === 0 || items.some(({ how }) => how === 'unrecognised')) return []
  return freeFroms.filter((claim) => items.every((item) => avoidedIn(item, ruledOutBy[claim]) === undefined))
}
