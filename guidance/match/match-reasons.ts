import type { Note } from '#contract/guidance.ts'
import type { Concern } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import { objectionTo } from '../safety/objections.ts'
import type { Situation } from '../safety/situation.ts'
import { aimOf, listed } from './aims.ts'
import { helpersAmong } from './product-facts.ts'
import { commonName, inAny, retinoidFamilies, scentFamilies } from './working-items.ts'

/** Something on a list, as far as it is known. */
export type Item = Parameters<typeof objectionTo>[1]

/** How what is said of one thing is said of several. */
const several: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  wants: 'want',
  comes: 'come',
  belongs: 'belong',
}

/** Why somebody should leave this: each reason once with everything it is true of, what to avoid first. */
export const objectionsTo = (knowledge: Substances, items: readonly Item[], situation: Situation): Note[] => {
  const groups = new Map<string, { names: string[]; says: string; note: Note }>()
  for (const item of items) {
    const note = objectionTo(knowledge, item, situation)
    if (note === undefined) continue
    const name = item.printed.trim()
    const says = note.text.startsWith(`${name} `) ? note.text.slice(name.length + 1) : ''
    const key = says === '' ? note.text : `${note.tone}|${says}`
    const group = groups.get(key) ?? { names: [], says, note }
    if (!group.names.includes(name)) group.names.push(name)
    const ingredients = [...new Set([...group.note.because.ingredients, ...note.because.ingredients])]
    groups.set(key, { ...group, note: { ...group.note, because: { ...group.note.because, ingredients } } })
  }
  const each = [...groups.values()].map(({ names, says, note }): Note => {
    if (says === '' || names.length < 2) return note
    const plural = says
      .replace(/^is one /, 'are some ')
      .replace(/^\w+/, (verb) => several[verb] ?? verb)
      .replace('. It ', '. Each ')
    const said = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names
    return { ...note, text: `${listed(said)} ${plural}` }
  })
  return [...each.filter(({ tone }) => tone === 'avoid'), ...each.filter(({ tone }) => tone !== 'avoid')]
}

/** Around a pregnancy or under 20: when vitamin A is left alone. */
export const noRetinoidsFor = ({ conditions }: Situation): boolean =>
  (['pregnant', 'trying', 'breastfeeding', 'under-12', 'teen'] as const).some((one) => conditions.has(one))

/** Vitamin A for somebody who should leave it, said even where no single entry objects. */
export const retinoidObjection = (knowledge: Substances, items: readonly Item[], situation: Situation): Note[] => {
  const found = items.filter(({ families }) => inAny(families, retinoidFamilies))
  // Said already where the entry of one objects.
  if (found.some((item) => objectionTo(knowledge, item, situation)?.tone === 'avoid')) return []
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

/** What helps with what somebody came for: a line for each ingredient, three at most. */
export const helpNotes = (
  knowledge: Substances,
  working: readonly Ingredient[],
  concerns: readonly Concern[],
): { notes: Note[]; weight: number } => {
  const helpers = helpersAmong(working, concerns)
  const each = [...new Set(helpers.map(({ ingredient }) => ingredient))].slice(0, 3)
  const notes = each.map((ingredient): Note => ({
    tone: 'good',
    text: `Has ${commonName(ingredient)}, which works on ${listed(helpers.flatMap((one) => (one.ingredient === ingredient ? [aimOf[one.concern]] : [])))}.`,
    because: because(knowledge, 'match:helps-concern', [ingredient.id], ingredient.full?.sources ?? ['general']),
  }))
  return { notes, weight: helpers.reduce((sum, { weight }) => sum + weight, 0) }
}

/** Scent on easily upset skin: a reason against, though not a ban. */
export const scentNote = (knowledge: Substances, items: readonly Item[], situation: Situation): Note[] => {
  const scents = items.filter(({ families }) => inAny(families, scentFamilies))
  const tender =
    situation.skinType === 'sensitive' || situation.conditions.has('eczema') || situation.conditions.has('rosacea')
  if (scents.length === 0 || !tender || scents.some((item) => objectionTo(knowledge, item, situation) !== undefined))
    return []
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
