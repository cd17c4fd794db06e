import type { Situation } from '../../safety/situation.ts'
import type { Thing } from '../understand/things.ts'
import { objectionTo } from '../../safety/objections.ts'
import type { Note } from '#contract/guidance.ts'
import type { Caution } from '../../knowledge/kinds.ts'
import type { Ingredient, Knowledge } from '../../knowledge/knowledge.ts'
import { capital, listed } from './draft.ts'

const activeFamilies = new Set(['retinoid', 'retinoid-medicine', 'aha', 'bha', 'pha', 'vitamin-c', 'brightener', 'exfoliating-enzyme'])
const activeIds = new Set(['benzoyl-peroxide', 'azelaic-acid', 'niacinamide', 'bakuchiol'])

/** Whether it does something to skin that daily sunscreen must go with. */
export const isActive = (thing: Thing): boolean =>
  thing.families.some((family) => activeFamilies.has(family)) || activeIds.has(thing.ingredient?.id ?? '') || thing.ingredient?.full?.sun === 'raises'

const overCounter = new Set(['benzoyl-peroxide', 'zinc-pyrithione', 'sulfur', 'azelaic-acid'])

/** A medicine that somebody qualified should choose with the person; not what stands on every pharmacy shelf. */
export const isMedicine = (thing: Thing): boolean => !overCounter.has(thing.ingredient?.id ?? '') && thing.families.some((family) => family === 'medicine' || family === 'retinoid-medicine' || family === 'illegal-lightener')

/** The most careful word there is on a thing for pregnancy, or for breastfeeding. Retinoids are `avoid` whatever an entry says. */
export const cautionOf = (thing: Thing, about: 'pregnancy' | 'breastfeeding'): Caution => {
  if (thing.families.includes('retinoid') || thing.families.includes('retinoid-medicine') || thing.families.includes('illegal-lightener')) return 'avoid'
  return thing.ingredient?.full?.[about] ?? 'unknown'
}

/** A baby on the way, hoped for or at the breast. */
export const expects = ({ conditions }: Situation): boolean => conditions.has('pregnant') || conditions.has('trying') || conditions.has('breastfeeding')

/** Why a thing should be left out by this person, or undefined. */
export const objection = (knowledge: Knowledge, thing: Thing, situation: Situation): Note | undefined =>
  objectionTo(knowledge, { ingredient: thing.ingredient, printed: thing.ingredient?.inci ?? thing.called, families: thing.families }, situation)

const notForChildren = new Set(['retinoid', 'retinoid-medicine', 'aha', 'bha', 'medicine'])

/** Whether it may be put forward to this person at all. */
export const mayRecommend = (knowledge: Knowledge, ingredient: Ingredient, situation: Situation): boolean => {
  const { families, full } = ingredient
  if (families.includes('illegal-lightener') || full?.id === 'hydroquinone') return false
  if (expects(situation) && (families.includes('retinoid') || families.includes('retinoid-medicine') || full?.pregnancy === 'avoid' || full?.pregnancy === 'unknown')) return false
  if (situation.conditions.has('under-12') && families.some((family) => notForChildren.has(family))) return false
  return objectionTo(knowledge, { ingredient, printed: ingredient.inci, families }, situation)?.tone !== 'avoid'
}

/** Sunscreen with any active; undefined when none is named or the text has said it. */
export const sunLine = (things: readonly Thing[], text: string): string | undefined => {
  if (!things.some(isActive) || /sunscreen|\bSPF/i.test(text)) return undefined
  return 'Wear a broad-spectrum sunscreen, SPF 30–50, every morning while you use it.'
}

/** What pregnancy and breastfeeding mean for the things named; undefined when the text has said it or nothing calls for it. */
export const pregnancyLine = (things: readonly Thing[], situation: Situation, text: string): string | undefined => {
  const avoid = things.filter((thing) => cautionOf(thing, 'pregnancy') === 'avoid')
  if (avoid.length > 0 && !/pregnan[^.]*\.|trying for a baby/i.test(text)) {
    const names = capital(listed(avoid.map(({ called }) => called)))
    return `${names} ${avoid.length > 1 || avoid.some(({ plural }) => plural) ? 'are' : 'is'} not for pregnancy, or when trying for a baby; ask first while breastfeeding.`
  }
  const ask = things.filter((thing) => ['ask', 'unknown'].includes(cautionOf(thing, 'pregnancy')) && thing.ingredient?.full !== undefined)
  const [first] = ask
  if (first === undefined || !(isActive(first) || isMedicine(first) || expects(situation)) || /pregnan/i.test(text)) return undefined
  return `Pregnant or breastfeeding? Ask a pharmacist or midwife first about ${listed(ask.map(({ called }) => called))}: less is known there.`
}

/** What somebody said they avoid, when they ask about that very thing. */
export const avoidLine = (knowledge: Knowledge, things: readonly Thing[], situation: Situation, text: string): string | undefined => {
  for (const thing of things) {
    const note = objection(knowledge, thing, situation)
    if (note !== undefined && note.tone === 'avoid' && !text.includes(note.text)) return `**For you:** ${note.text.replace(/\.?$/, '.')}`
  }
  return undefined
}

export const stopLine = 'Stop if it burns, swells or comes up in a rash; see a pharmacist or clinic if that has not settled in a few days.'
export const patchLine = 'Try it on a small patch behind the jaw for a few days first, and add one new product at a time.'
export const medicineLine = 'It is a medicine: a pharmacist or prescriber decides with you whether and how to use it.'
