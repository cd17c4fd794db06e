import type { Concern } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { clashes, interactionsBetween } from '../routines/interactions.ts'
import { helpersAmong } from '../match/product-facts.ts'
import type { Person } from './person.ts'
import { kindsFor, type PlannedStep, type Slot, slotsByNeed } from './plan.ts'
import { scoreOf } from './score.ts'
import type { Candidate } from './suitable.ts'

/** The product chosen for each slot; a slot without one keeps its step as a kind of product. */
export type Chosen = ReadonlyMap<Slot, Candidate>

const slotsOfNeed: readonly Slot[] = ['sunscreen', 'cleanser', 'moisturiser']

/** Whether a product can do the job of a slot at all, whoever it is for. */
const canFill = (slot: Slot, { product, facts }: Candidate, concerns: readonly Concern[]): boolean => {
  if (!kindsFor[slot].includes(product.kind)) return false
  const strong = facts.irritation >= 2 || facts.retinoid || facts.peroxide
  switch (slot) {
    case 'sunscreen':
      return (product.spf ?? 0) >= 30 && !facts.retinoid && !facts.acid
    case 'treatment':
      return !facts.filtersSun && !facts.morningBest && helpersAmong(facts.working, concerns).length > 0
    case 'exfoliant':
      return !facts.filtersSun && !facts.retinoid
    case 'serum':
      return !facts.filtersSun && !facts.nightOnly && !facts.acid && !facts.peroxide
    case 'cleanser':
    case 'moisturiser':
    case 'toner':
    case 'extra':
      // Used every day, so mild; the strong thing is the treatment, and there is one of it.
      return !facts.filtersSun && !strong && (slot === 'cleanser' || !facts.acid)
  }
}

/** A night cream is not put on in the morning, whatever is in it. */
const inPlace = (plan: readonly PlannedStep[], slot: Slot, { product }: Candidate): boolean =>
  !/\bnight\b|\bpm\b/i.test(product.name) || !plan.some((step) => step.slot === slot && step.time === 'Morning')

/** What is on the skin in the same time of day as a slot. The exfoliant has an evening of its own, without the treatment. */
const companions = (plan: readonly PlannedStep[], slot: Slot): Set<Slot> => {
  const times = new Set(plan.filter((step) => step.slot === slot).map(({ time }) => time))
  const near = new Set(plan.filter(({ time }) => times.has(time)).map((step) => step.slot))
  if (slot === 'exfoliant') near.delete('treatment')
  if (slot === 'treatment') near.delete('exfoliant')
  return near
}

const goesWith = (knowledge: Knowledge, plan: readonly PlannedStep[], chosen: Chosen, slot: Slot, candidate: Candidate): boolean => {
  const near = companions(plan, slot)
  const strong = candidate.facts.irritation >= 2
  return [...chosen].every(([other, { product, facts }]) => {
    if (product === candidate.product) return false
    // Two strong things are not begun together: the one exception is an exfoliant on a night of its own, months later, for the practised.
    const practised = slot === 'exfoliant' && other === 'treatment' && plan.some((step) => step.slot === 'toner')
    if (strong && facts.irritation >= 2 && !practised) return false
    if (!near.has(other)) return true
    const [one, two] = [candidate.facts, facts]
    if ((one.retinoid && (two.acid || two.peroxide)) || (two.retinoid && (one.acid || one.peroxide))) return false
    return !interactionsBetween(knowledge, one.working, two.working).some(({ interaction }) => clashes(interaction))
  })
}

/**
 * Fills the slots in the order of need, the best for the person first, as the budget allows: what the basics cost at least is kept back.
 * Equal scores go to the cheaper, then to the first in the catalogue.
 */
export const choose = (
  knowledge: Knowledge,
  person: Person,
  plan: readonly PlannedStep[],
  candidates: readonly Candidate[],
  mostCents: number | undefined,
): Chosen => {
  const chosen = new Map<Slot, Candidate>()
  const slots = slotsByNeed.filter((slot) => plan.some((step) => step.slot === slot))
  const fitting = new Map(
    slots.map((slot) => [slot, candidates.filter((one) => canFill(slot, one, person.concerns) && inPlace(plan, slot, one))]),
  )
  const cheapest = (slot: Slot) => Math.min(...(fitting.get(slot) ?? []).map(({ product }) => product.priceCents))
  let left = mostCents ?? Number.POSITIVE_INFINITY
  for (const [at, slot] of slots.entries()) {
    const kept = slots
      .slice(at + 1)
      .filter((later) => slotsOfNeed.includes(later))
      .map(cheapest)
      .filter(Number.isFinite)
      .reduce((sum, cents) => sum + cents, 0)
    const inReach = (fitting.get(slot) ?? []).filter(({ product }) => product.priceCents <= left)
    const sparing = inReach.filter(({ product }) => product.priceCents <= left - kept)
    const ranked = (sparing.length > 0 ? sparing : slotsOfNeed.includes(slot) ? inReach : [])
      .map((candidate, order) => ({ candidate, order, score: scoreOf(person, slot, candidate) }))
      .sort(
        (one, other) =>
          other.score - one.score || one.candidate.product.priceCents - other.candidate.product.priceCents || one.order - other.order,
      )
    const best = ranked.find(({ candidate }) => goesWith(knowledge, plan, chosen, slot, candidate))
    if (best === undefined) continue
    chosen.set(slot, best.candidate)
    left -= best.candidate.product.priceCents
  }
  return chosen
}

/** The two cheapest that fill different slots and go together: for a purse too small for the best. Fewer when there are no two. */
export const cheapestTwo = (
  knowledge: Knowledge,
  person: Person,
  plan: readonly PlannedStep[],
  candidates: readonly Candidate[],
): Chosen => {
  const chosen = new Map<Slot, Candidate>()
  const byPrice = [...candidates].sort((one, other) => one.product.priceCents - other.product.priceCents)
  for (const candidate of byPrice) {
    const slot = slotsByNeed.find(
      (one) =>
        plan.some((step) => step.slot === one) &&
        !chosen.has(one) &&
        canFill(one, candidate, person.concerns) &&
        inPlace(plan, one, candidate),
    )
    if (slot !== undefined && chosen.size < 2 && goesWith(knowledge, plan, chosen, slot, candidate)) chosen.set(slot, candidate)
  }
  return chosen
}
