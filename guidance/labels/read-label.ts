import type { LabelPart } from '#contract/guidance.ts'
import type { Family } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { deniedIn, withoutDenied } from './denied.ts'
import { partsOf } from './parts.ts'
import { splitLabel } from './split-label.ts'

/** A printed item of a label and what it is. `rule` words the naming rule it is known by; `families` are the rule's where only that is known. */
export type ReadItem = {
  printed: string
  ingredient: Ingredient | undefined
  how: 'name' | 'synonym' | 'rule' | 'spelling' | 'unrecognised'
  rule?: string
  families: readonly Family[]
  /** Printed after "may contain" or "+/-". */
  mayContain: boolean
}

/** A pasted text as it is read: what stands in it as items or set aside with a reason, what is denied, and what stands around the list. */
export type ReadLabel = {
  items: ReadItem[]
  parts: LabelPart[]
  denied: string[]
  /** The text without it. */
  stated: string
  outside: readonly string[]
  boilerplate: readonly string[]
}

/**
 * Any pasted text: what it says is not in the product is taken out, the rest is taken apart, and every letter of it is accounted for. What stands around
 * the list is heard as it stands, with what is denied. Never throws.
 */
export const readParts = (knowledge: Substances, typed: string): ReadLabel => {
  const text = withPlainLetters(typed)
  const denied = deniedIn(text)
  const stated = withoutDenied(text, denied)
  const split = splitLabel(knowledge, stated)
  const { outside, boilerplate } = denied.length === 0 ? split : splitLabel(knowledge, text)
  return {
    ...partsOf(knowledge, typed, split.items, denied),
    denied: denied.map(({ from, to }) => text.slice(from, to)),
    stated,
    outside,
    boilerplate,
  }
}

/** The items of the ingredient list in any pasted text, in the order printed; none when there is no list. Never throws. */
export const readLabel = (knowledge: Substances, text: string): ReadItem[] => readParts(knowledge, text).items
