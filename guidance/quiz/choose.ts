import type { Substances } from '../knowledge/substances.ts'
import { clashes, interactionsBetween } from '../routines/interactions.ts'
import { helpersAmong } from '../match/product-facts.ts'
import { leavesCast, textureOf } from '../match/texture.ts'
import { inAny } from '../match/working-items.ts'
import type { Person } from './person.ts'
import { kindsFor, type PlannedStep, type Slot, slotsByNeed } from './plan.ts'
import { scoreOf } from './score.ts'
import type { Candidate } from './suitable.ts'
import { clogsEasily } from './texture.ts'

/** The product chosen for each slot; a slot without one keeps its step as a kind of product. */
export type Chosen = ReadonlyMap<Slot, Candidate>

/** What is lost when a slot stays empty: the basics come before anything that treats, and sun care before all. */
const missed: Readonly<Record<Slot, number>> = {
  sunscreen: 40,
  moisturiser: 30,
  cleanser: 20,
  treatment: 1,
  serum: 0,
  exfoliant: 0,
  toner: 0,
  extra: 0,
}

/** Made for the morning or the night, by its own name. */
const forDay = /\b(?:morning|sunrise|day)\b/i
const forNight = /\b(?:night|evening|midnight|pm)\b/i

const peelsPores = ({ working }: Candidate['facts']): boolean => working.some(({ id }) => id === 'salicylic-acid')

/** Whether a product can do the job of a slot at all for somebody. */
const canFill = (slot: Slot, { product, facts }: Candidate, person: Person): boolean => {
  const { concerns, place, young } = person
  if (
    !kindsFor[slot].includes(product.kind) &&
    !(place !== undefined && slot === 'moisturiser' && product.kind === 'body')
  )
    return false
  const strong = facts.irritation >= 2 || facts.retinoid || facts.peroxide
  const texture = textureOf(facts)
  switch (slot) {
    case 'sunscreen':
      return (product.spf ?? 0) >= 30 && !facts.retinoid && !facts.acid && !(person.written.noCast && leavesCast(facts))
    case 'treatment':
      // A BHA treats clogged pores, whatever kind it is sold as; other exfoliants have an evening of their own.
      if (peelsPores(facts) ? !concerns.some((one) => one === 'acne' || one === 'pores') : product.kind === 'exfoliant')
        return false
      if (facts.filtersSun || facts.morningBest || forDay.test(product.name)) return false
      return helpersAmong(facts.working, concerns).length > 0
    case 'exfoliant':
      return (
        !facts.filtersSun &&
        !facts.retinoid &&
        helpersAmong(facts.working, concerns).some(({ ingredient }) =>
          inAny(ingredient.families, ['aha', 'bha', 'pha']),
        )
      )
    case 'serum':
      return (
        !facts.filtersSun &&
        !facts.nightOnly &&
        !facts.acid &&
        !facts.peroxide &&
        !forNight.test(product.name) &&
        !(young && strong)
      )
    case 'cleanser':
      return (
        !facts.filtersSun &&
        (!strong || (place === 'back' && concerns.includes('acne'))) &&
        !(clogsEasily(person) && texture === 'rich')
      )
    case 'moisturiser':
      if (clogsEasily(person) && (texture === 'rich' || texture === 'ointment')) return false
      return !facts.filtersSun && !strong && !facts.acid
    case 'toner':
    case 'extra':
      // Used every day, so mild; the strong thing is the treatment, and there is one of it.
      if (product.kind === 'oil' && clogsEasily(person)) return false
      if (product.kind === 'eye-cream' && !concerns.includes('aging')) return false
      return !facts.filtersSun && !strong && !facts.acid
  }
}

/** A night cream is not put on in the morning, whatever is in it. */
const inPlace = (plan: readonly PlannedStep[], slot: Slot, { product }: Candidate): boolean =>
  !forNight.test(product.name) || !plan.some((step) => step.slot === slot && step.time === 'Morning')

/** What is on the skin in the same time of day as a slot. The exfoliant has an evening of its own, without the treatment. */
const companions = (plan: readonly PlannedStep[], slot: Slot): Set<Slot> => {
  const times = new Set(plan.filter((step) => step.slot === slot).map(({ time }) => time))
  const near = new Set(plan.filter(({ time }) => times.has(time)).map((step) => step.slot))
  if (slot === 'exfoliant') near.delete('treatment')
  if (slot === 'treatment') near.delete('exfoliant')
  return near
}

const acting: readonly Slot[] = ['treatment', 'serum', 'exfoliant']

/** Whether two products do one and the same job, so that buying both is waste. */
const sameWork = (one: Candidate, other: Candidate, person: Person): boolean => {
  const [first, second] = [one, other].map(
    ({ facts }) =>
      new Set(helpersAmong(facts.working, person.concerns).map(({ ingredient }) => ingredient.families[0])),
  )
  return (
    (peelsPores(one.facts) && peelsPores(other.facts)) ||
    (first !== undefined && second !== undefined && [...first].every((family) => second.has(family)))
  )
}

const goTogether = (
  knowledge: Substances,
  plan: readonly PlannedStep[],
  person: Person,
  [slot, candidate]: Filled,
  [other, present]: Filled,
): boolean => {
  const { product, facts } = present
  if (product === candidate.product) return false
  if (acting.includes(slot) && acting.includes(other) && sameWork(candidate, present, person)) return false
  // Two strong things are not begun together: the one exception is an exfoliant on a night of its own, months later, for the practised.
  const practised = slot === 'exfoliant' && other === 'treatment' && plan.some((step) => step.slot === 'toner')
  if (candidate.facts.irritation >= 2 && facts.irritation >= 2 && !practised) return false
  if (!companions(plan, slot).has(other)) return true
  const [one, two] = [candidate.facts, facts]
  if ((one.retinoid && (two.acid || two.peroxide)) || (two.retinoid && (one.acid || one.peroxide))) return false
  return !interactionsBetween(knowledge, one.working, two.working).some(({ interaction }) => clashes(interaction))
}

type Ranked = { candidate: Candidate; score: number; cents: number }
type Filled = [Slot, Candidate]

/** The best few of a slot and the cheapest: enough to find the best set within a budget without trying every one of a large catalogue. */
const tried = 6
const shortlist = (ranked: readonly Ranked[]): Ranked[] => {
  const best = ranked.slice(0, tried)
  const cheapest = ranked.reduce<Ranked | undefined>(
    (least, one) => (least === undefined || one.cents < least.cents ? one : least),
    undefined,
  )
  return cheapest === undefined || best.includes(cheapest) ? best : [...best, cheapest]
}

/**
 * Fills the slots for somebody: sun care, moisturiser, cleanser and the one treatment as the best set that the budget allows together, then the
 * others with what is left. Equal sets go to the first in the catalogue.
 */
export const choose = (
  knowledge: Substances,
  person: Person,
  plan: readonly PlannedStep[],
  candidates: readonly Candidate[],
  mostCents: number | undefined,
): Chosen => {
  const limit = mostCents ?? Number.POSITIVE_INFINITY
  const slots = slotsByNeed.filter((slot) => plan.some((step) => step.slot === slot))
  const rankedFor = (slot: Slot): Ranked[] =>
    candidates
      .filter((one) => canFill(slot, one, person) && inPlace(plan, slot, one) && one.product.priceCents <= limit)
      .map((candidate) => ({
        candidate,
        score: scoreOf(knowledge, person, slot, candidate),
        cents: candidate.product.priceCents,
      }))
      .sort((one, other) => other.score - one.score || one.cents - other.cents)
  // In a plan without an evening treatment the morning serum is what acts.
  const main = new Set<Slot>([
    'sunscreen',
    'moisturiser',
    'cleanser',
    slots.includes('treatment') ? 'treatment' : 'serum',
  ])
  const first = slots.filter((slot) => main.has(slot)).map((slot) => ({ slot, ranked: shortlist(rankedFor(slot)) }))
  // The most that the slots from one on can still add.
  const atBest = first.map(({ slot, ranked }) => Math.max(ranked[0]?.score ?? Number.NEGATIVE_INFINITY, -missed[slot]))
  const still = first.map((_, at) => atBest.slice(at).reduce((sum, score) => sum + score, 0))
  const pairs = new Map<Candidate, Map<Candidate, boolean>>()
  const fits = (filled: Filled, other: Filled): boolean => {
    const known = pairs.get(filled[1]) ?? new Map<Candidate, boolean>()
    pairs.set(filled[1], known)
    const fit = known.get(other[1]) ?? goTogether(knowledge, plan, person, filled, other)
    known.set(other[1], fit)
    return fit
  }
  let best: { score: number; chosen: Map<Slot, Candidate> } = { score: Number.NEGATIVE_INFINITY, chosen: new Map() }
  const fill = (at: number, chosen: Map<Slot, Candidate>, score: number, cents: number): void => {
    const here = first[at]
    if (here === undefined) {
      if (score > best.score) best = { score, chosen: new Map(chosen) }
      return
    }
    if (score + (still[at] ?? 0) <= best.score) return
    for (const one of here.ranked) {
      if (cents + one.cents > limit || ![...chosen].every((other) => fits([here.slot, one.candidate], other))) continue
      chosen.set(here.slot, one.candidate)
      fill(at + 1, chosen, score + one.score, cents + one.cents)
      chosen.delete(here.slot)
    }
    fill(at + 1, chosen, score - missed[here.slot], cents)
  }
  fill(0, new Map(), 0, 0)
  const { chosen } = best
  let left = limit - [...chosen.values()].reduce((sum, { product }) => sum + product.priceCents, 0)
  for (const slot of slots.filter((one) => !main.has(one))) {
    const next = rankedFor(slot).find(
      ({ candidate, cents }) =>
        cents <= left && [...chosen].every((other) => goTogether(knowledge, plan, person, [slot, candidate], other)),
    )
    if (next === undefined) continue
    chosen.set(slot, next.candidate)
    left -= next.cents
  }
  return chosen
}

/** The two cheapest that fill different slots and go together: for a purse too small for the best. Fewer when there are no two. */
export const cheapestTwo = (
  knowledge: Substances,
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
        canFill(one, candidate, person) &&
        inPlace(plan, one, candidate),
    )
    if (slot === undefined || chosen.size === 2) continue
    if ([...chosen].every((other) => goTogether(knowledge, plan, person, [slot, candidate], other)))
      chosen.set(slot, candidate)
  }
  return chosen
}
