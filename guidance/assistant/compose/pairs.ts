import type { Interaction } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { familyThing, type Thing } from '../understand/things.ts'
import { capital, is } from './draft.ts'
import { interactionOf } from './interactions.ts'
import { isActive, isMedicine, isOf } from './lines.ts'
import { isSeal } from './routine-lines.ts'

export type Verdict = Pick<Interaction, 'short' | 'why' | 'how' | 'sources' | 'verdict'> & { fix?: Interaction['fix'] }
export type Pair = { one: Thing; other: Thing; verdict: Verdict }

export const clashes = ({ verdict: { verdict } }: Pick<Pair, 'verdict'>): boolean =>
  verdict === 'cancels-out' || verdict === 'irritation-stacking'

/** How much it can sting, 0 to 3. */
export const load = (thing: Thing): number => thing.ingredient?.full?.irritation ?? (isActive(thing) ? 2 : 0)

/** Medicines that are put on skin; what is mild gets on with them. Source: general dermatology practice. */
const onSkin = new Set([
  'clindamycin',
  'erythromycin',
  'metronidazole',
  'ketoconazole',
  'clotrimazole',
  'hydrocortisone',
])

const retinoidOnSkin = (thing: Thing): boolean =>
  isOf(thing, 'retinoid-medicine') && thing.ingredient?.id !== 'isotretinoin'
/** What neither acts nor stings: oils, butters, petroleum jelly, oats. */
const mild = (thing: Thing): boolean => !isActive(thing) && !isMedicine(thing) && load(thing) < 2

/** What is known of a mild thing with retinol goes for a retinoid that was prescribed. */
const asWithRetinol = (knowledge: Knowledge, a: Thing, b: Thing): Interaction | undefined => {
  const [retinoid, other] = retinoidOnSkin(a) ? [a, b] : [b, a]
  const known =
    retinoidOnSkin(retinoid) && mild(other)
      ? interactionOf(knowledge, familyThing(knowledge, 'retinoid'), other)
      : undefined
  return known && { ...known, how: `${known.how} Keep to how yours was prescribed.` }
}

/** What seals holds in what stings. Source: general. */
const underSeal = (a: Thing, b: Thing): Verdict | undefined => {
  const [seal, other] = isSeal(a) ? [a, b] : [b, a]
  return !isSeal(seal) ||
    isOf(seal, 'silicone', 'plant-oil') ||
    !mild(seal) ||
    load(other) < 2 ||
    other.ingredient?.id === 'isotretinoin'
    ? undefined
    : {
        verdict: 'fine-together',
        sources: ['general'],
        short: `Possible, but better not seal ${other.called} under a thick layer.`,
        why: `${capital(seal.called)} lies on top and keeps in what is under it, so the sting can be stronger; it does not spoil ${other.called}.`,
        how: `A thin film over moisturiser, once ${other.called} has sunk in, or only on lips, eyelids and dry corners; a thick layer on nights without it.`,
      }
}

/** What we say of two things nobody has written about: judged by how much each can sting. */
const byIrritation = (a: Thing, b: Thing): Verdict => {
  const medicine = [a, b].find(isMedicine)
  const firstOn = [a, b].find((one) => isOf(one, 'vitamin-c'))
  const sources = [a, b].flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])
  const beside = medicine === a ? b : a
  if (
    medicine !== undefined &&
    ((!onSkin.has(medicine.ingredient?.id ?? '') && !(retinoidOnSkin(medicine) && mild(beside))) || isMedicine(beside))
  ) {
    return {
      verdict: 'irritation-stacking',
      short: `Ask your pharmacist or prescriber first: ${medicine.called} ${is(medicine)} a medicine`,
      sources,
      why: 'We know of nothing written on this very pair, and a medicine is no place to guess.',
      how: 'Until you have asked, keep to the medicine as prescribed, a gentle cleanser, a plain moisturiser and sunscreen.',
    }
  }
  if (medicine !== undefined) {
    const strong = load(beside) > 1
    return {
      verdict: strong ? 'irritation-stacking' : 'fine-together',
      sources,
      ...(strong && { fix: 'morning-evening' as const }),
      short: strong ? 'Usually yes, at different times of day' : 'Usually yes, they can go together',
      why: `${capital(medicine.called)} on the skin is not known to clash with ${beside.called}; what adds up is dryness and sting.`,
      how:
        `The medicine as prescribed; ${beside.called} ` +
        `${strong ? 'at the other end of the day, two or three times a week at first' : 'before or after it, whichever is thinner first'}.`,
    }
  }
  return load(a) + load(b) > 3 || (load(a) > 1 && load(b) > 1)
    ? {
        verdict: 'irritation-stacking',
        short: 'Better not in the same step: both can sting, and that adds up.',
        sources,
        why: 'We know of no study on this very pair. Each can irritate by itself, and irritated skin marks easily, above all deeper skin.',
        how: 'Use one in the morning and the other at night, or alternate nights, with a plain moisturiser.',
      }
    : {
        verdict: 'fine-together',
        short: 'Yes, we know of no reason to keep them apart.',
        sources,
        why: 'Neither is known to weaken the other, and together they should sting little more than alone.',
        how:
          firstOn === undefined
            ? 'Put the thinner one on first, let it sink in, then the thicker one.'
            : `${capital(firstOn.called)} on clean, dry skin first, let it sink in, then ${(firstOn === a ? b : a).called}.`,
      }
}

/** What is known of two things, or what follows from how much they sting. */
export const pairOf = (knowledge: Knowledge, one: Thing, other: Thing): Pair => ({
  one,
  other,
  verdict:
    interactionOf(knowledge, one, other) ??
    asWithRetinol(knowledge, one, other) ??
    underSeal(one, other) ??
    byIrritation(one, other),
})
