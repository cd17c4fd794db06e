import type { QuizResult } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import type { Product } from '../products.ts'
import { type Chosen, cheapestTwo, choose } from './choose.ts'
import { listedProduct } from './listed-products.ts'
import type { Person } from './person.ts'
import { type PlannedStep, planFor, widened } from './plan.ts'
import { profileText } from './profile-text.ts'
import { stepName, stepText } from './step-texts.ts'
import { type Step, stepsFor } from './steps.ts'
import { type Suitable, suitableFor } from './suitable.ts'
import { tipsFor } from './tips.ts'

/** Never fewer than two where two can be had: within what was written, else within the range that was chosen; as planned, else with more kinds of product. */
const chooseProducts = (
  knowledge: Substances,
  person: Person,
  { candidates }: Suitable,
): { plan: PlannedStep[]; chosen: Chosen } => {
  const planned = planFor(person)
  for (const cents of new Set([person.mostCents, person.answeredCents])) {
    for (const plan of [planned, widened(planned)]) {
      const best = plan === planned ? choose(knowledge, person, plan, candidates, cents) : new Map()
      if (best.size >= 2) return { plan, chosen: best }
      const two = cheapestTwo(knowledge, person, plan, candidates)
      const total = [...two.values()].reduce((sum, { product }) => sum + product.priceCents, 0)
      if (two.size === 2 && total <= (cents ?? Number.POSITIVE_INFINITY)) return { plan, chosen: two }
    }
  }
  return { plan: planned, chosen: choose(knowledge, person, planned, candidates, person.answeredCents) }
}

/** Step names with their place in their time of day, in order: `Morning 1: Cleanser`. */
const routineOf = (steps: readonly Step[], person: Person, suitable: Suitable): Record<string, string> => {
  const exfoliates = steps.some(({ slot }) => slot === 'exfoliant')
  const treats = steps.some(({ slot }) => slot === 'treatment')
  const routine: Record<string, string> = {}
  for (const time of ['Morning', 'Evening'] as const) {
    for (const [at, step] of steps.filter((one) => one.time === time).entries())
      routine[`${time} ${at + 1}: ${stepName(step)}`] = stepText(step, person, suitable, exfoliates, treats)
  }
  return routine
}

/**
 * A routine in order, products within the budget and honest tips for somebody. `said`: what must be seen by somebody, first of all; `told`: what is to be
 * said to what they wrote.
 */
export const planCare = (
  knowledge: Substances,
  person: Person,
  catalogue: readonly Product[],
  said: readonly string[],
  told: readonly string[],
): QuizResult => {
  const suitable = suitableFor(knowledge, person, catalogue)
  const { plan, chosen } = chooseProducts(knowledge, person, suitable)
  const steps = stepsFor(knowledge, person, plan, chosen, suitable)
  const used = [...new Set(steps.flatMap(({ candidate }) => candidate ?? []))]
  const prices = used.map(({ product }) => product.priceCents)
  const profile = profileText(knowledge, person, catalogue.length === 0 ? null : prices, steps)
  return {
    profile: [...said.slice(0, 2), profile].join(' '),
    routine: routineOf(steps, person, suitable),
    products: used.map((candidate) => listedProduct(candidate, person)),
    tips: [
      ...said.slice(0, 2),
      ...tipsFor(
        knowledge,
        person,
        suitable,
        steps.some(({ strong }) => strong),
        told,
      ),
    ].slice(0, 7),
  }
}
