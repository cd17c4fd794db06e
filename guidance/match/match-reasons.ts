import type { Note } from '#contract/guidance.ts'
import type { Concern } from '../knowledge/kinds.ts'
import type { Ingredient, Knowledge } from '../knowledge/knowledge.ts'
import { because } from '../safety/because.ts'
import { objectionTo } from '../safety/objections.ts'
import type { Situation } from '../safety/situation.ts'
import { helpersAmong } from './product-facts.ts'
import { commonName, inAny, retinoidFamilies, scentFamilies } from './working-items.ts'

/** Something on a list, as far as it is known. */
export type Item = Parameters<typeof objectionTo>[1]

/** Why somebody should leave this: each reason once, what to avoid first. */
export const objectionsTo = (knowledge: Knowledge, items: readonly Item[], situation: Situation): Note[] => {
  const notes = items.flatMap((item) => objectionTo(knowledge, item, situation) ?? [])
  const each = notes.filter(({ text }, at) => notes.findIndex((note) => note.text === text) === at)
  return [...each.filter(({ tone }) => tone === 'avoid'), ...each.filter(({ tone }) => tone !== 'avoid')]
}

/** Around a pregnancy or under 20: when vitamin A is left alone. */
export const noRetinoidsFor = ({ conditions }: Situation): boolean =>
  (['pregnant', 'trying', 'breastfeeding', 'under-12', 'teen'] as const).some((one) => conditions.has(one))

/** Vitamin A for somebody who should leave it, said even where no single entry objects. */
export const retinoidObjection = (knowledge: Knowledge, items: readonly Item[], situation: Situation): Note[] => {
  const found = items.filter(({ families }) => inAny(families, retinoidFamilies))
  if (found.length === 0 || !noRetinoidsFor(situation)) return []
  const text =
    'It has vitamin A (a retinoid) in it, which is not for pregnancy, trying, breastfeeding or, without advice, for people under 20.'
  return [
    {
      tone: 'avoid',
      text,
      because: because(
        knowledge,
        'match:retinoid',
        found.flatMap(({ ingredient }) => ingredient?.id ?? []),
        ['general'],
      ),
    },
  ]
}

/** What helps with what somebody came for: a line for each concern, three at most. */
export const helpNotes = (
  knowledge: Knowledge,
  working: readonly Ingredient[],
  concerns: readonly Concern[],
): { notes: Note[]; weight: number } => {
  const helpers = helpersAmong(working, concerns)
  const notes = helpers.slice(0, 3).map(({ ingredient, concern }): Note => ({
    tone: 'good',
    text: `Has ${commonName(ingredient)}, for ${knowledge.concern(concern).name.toLowerCase()}.`,
    because: because(knowledge, 'match:helps-concern', [ingredient.id], ingredient.full?.sources ?? ['general']),
  }))
  return { notes, weight: helpers.reduce((sum, { weight }) => sum + weight, 0) }
}

/** Scent on easily upset skin: a reason against, though not a ban. */
export const scentNote = (knowledge: Knowledge, items: readonly Item[], situation: Situation): Note[] => {
  const scents = items.filter(({ families }) => inAny(families, scentFamilies))
  const tender = situation.skinType === 'sensitive' || situation.conditions.has('eczema') || situation.conditions.has('rosacea')
  if (scents.length === 0 || !tender) return []
  return [
    {
      tone: 'careful',
      text: 'It is scented. Easily upset skin is better off without.',
      because: because(
        knowledge,
        'match:scented',
        scents.flatMap(({ ingredient }) => ingredient?.id ?? []),
        ['general'],
      ),
    },
  ]
}
