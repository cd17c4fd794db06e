import type { ProductKind } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { readLabel, type ReadItem } from '../labels/read-label.ts'
import { inAny, mayPeel, retinoidFamilies, workingItems } from '../match/working-items.ts'
import { kindFromName } from './order.ts'
import type { RoutineStep } from './routine.ts'

/** A step with what is known of it. */
export type KnownStep = {
  step: RoutineStep
  kind: ProductKind | undefined
  items: readonly ReadItem[]
  working: readonly Ingredient[]
  irritation: number
  retinoid: boolean
  acid: boolean
  peroxide: boolean
  sunscreen: boolean
  timesAWeek: number
}

const itemOf = (knowledge: Substances, name: string): ReadItem => {
  const ingredient = knowledge.byId(name) ?? knowledge.named(name)?.ingredient
  return {
    printed: name,
    ingredient,
    how: ingredient === undefined ? 'unrecognised' : 'name',
    families: ingredient?.families ?? [],
    mayContain: false,
  }
}

/** Names often say what is in a product: "Retinol 0.3% serum". Longest runs of words first, so that "salicylic acid" is one thing. */
const inName = (knowledge: Substances, name: string): ReadItem[] => {
  const words = name.split(/[\s,+&/()]+/).filter((word) => word !== '')
  const found: ReadItem[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(4, words.length - from); length > 0; length -= 1) {
      const item = itemOf(knowledge, words.slice(from, from + length).join(' '))
      if (item.ingredient === undefined) continue
      found.push(item)
      from += length - 1
      break
    }
  }
  return found
}

/** What a step's label, its listed ingredients or else its name say of it. */
export const knownStep = (knowledge: Substances, step: RoutineStep): KnownStep => {
  const kind = step.kind ?? (step.spf === undefined ? kindFromName(step.name) : 'sunscreen')
  const listed = [
    ...(step.label === undefined ? [] : readLabel(knowledge, step.label)),
    ...(step.ingredients ?? []).map((name) => itemOf(knowledge, name)),
  ]
  const items = listed.length > 0 ? listed : inName(knowledge, step.name)
  // What somebody lists by hand is in there to work; only a printed label has traces.
  const working =
    step.label === undefined
      ? [...new Set(items.flatMap(({ ingredient }) => ingredient ?? []))]
      : workingItems(items, kind)
  return {
    step,
    kind,
    items,
    working,
    irritation: working.reduce((most, { full }) => Math.max(most, full?.irritation ?? 0), 0),
    retinoid: items.some(({ families }) => inAny(families, retinoidFamilies)),
    acid: working.some((one) => mayPeel(one, kind)),
    peroxide: working.some(({ id }) => id === 'benzoyl-peroxide'),
    sunscreen: kind === 'sunscreen' || (step.spf ?? 0) >= 15,
    timesAWeek: step.timesAWeek ?? (step.when === 'both' ? 14 : 7),
  }
}
