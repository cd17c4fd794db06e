import type { Family } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
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

/** The items of the ingredient list in any pasted text, in the order printed; none when there is no list. Never throws. */
export const readLabel = (knowledge: Substances, text: string): ReadItem[] => splitLabel(knowledge, text).items
