import type { Interaction } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Thing } from '../understand/things.ts'

const indexed = new WeakMap<Knowledge, Map<string, Interaction>>()

const indexOf = (knowledge: Knowledge): Map<string, Interaction> => {
  const known = indexed.get(knowledge)
  if (known !== undefined) return known
  const made = new Map<string, Interaction>()
  for (const one of knowledge.interactions)
    for (const pair of [`${one.a}|${one.b}`, `${one.b}|${one.a}`]) if (!made.has(pair)) made.set(pair, one)
  indexed.set(knowledge, made)
  return made
}

/** Under what a thing may stand in the interactions: itself first, then its families, the narrow before the wide. */
const sidesOf = ({ ingredient, family, families }: Thing): string[] => {
  const own = ingredient === undefined ? [] : [`ingredient:${ingredient.id}`]
  const twin = ingredient?.id === 'hyaluronic-acid' ? ['ingredient:sodium-hyaluronate'] : []
  const mine = families.map((one) => `family:${one}`)
  return family === undefined ? [...own, ...twin, ...mine] : [...mine, ...own]
}

/** What is known of two things together, whichever is named first: of the substances, else of a substance and a family, else of families. */
export const interactionOf = (knowledge: Knowledge, a: Thing, b: Thing): Interaction | undefined => {
  const index = indexOf(knowledge)
  let best: Interaction | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [i, one] of sidesOf(a).entries()) {
    for (const [j, other] of sidesOf(b).entries()) {
      const found = i + j < least ? index.get(`${one}|${other}`) : undefined
      if (found !== undefined) [best, least] = [found, i + j]
    }
  }
  return best
}
