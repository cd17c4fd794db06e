import type { ProductKind } from '../knowledge/kinds.ts'
import type { RoutineCheck } from './routine.ts'
import type { KnownStep } from './step-facts.ts'

/**
 * Millilitres for one use on the face and neck (`body`: arms and legs). Sunscreen by the 2 mg/cm² that its number is measured at; the rest
 * are our rounded estimates of a usual amount. Putting sunscreen on again during the day is not counted.
 */
const perUse: Readonly<Record<ProductKind, number>> = {
  cleanser: 2,
  toner: 2,
  exfoliant: 1.5,
  serum: 0.5,
  treatment: 0.5,
  'eye-cream': 0.2,
  moisturiser: 1.5,
  oil: 0.3,
  sunscreen: 2,
  mask: 5,
  lip: 0.1,
  body: 20,
}
const weeksAMonth = 52 / 12

const costOf = ({ step, kind, timesAWeek }: KnownStep): number | null => {
  if (kind === undefined || step.priceCents === undefined || step.sizeMl === undefined || step.sizeMl <= 0) return null
  return Math.round((step.priceCents * perUse[kind] * timesAWeek * weeksAMonth) / step.sizeMl)
}

/** What the routine costs a month in cents: price × what is used up in a month / size. Null as soon as one step is unknown. */
export const monthlyCost = (known: readonly KnownStep[]): RoutineCheck['cost'] => {
  const steps = known.map((one) => ({ name: one.step.name, cents: costOf(one) }))
  const missing = steps.filter(({ cents }) => cents === null).map(({ name }) => name)
  if (missing.length > 0)
    return {
      cents: null,
      text: `The price, the size or the kind of ${missing.join(', ')} is not known, so the month cannot be added up.`,
      steps,
    }
  const cents = steps.reduce((sum, one) => sum + (one.cents ?? 0), 0)
  return { cents, text: 'Estimated from usual amounts. Putting sunscreen on again during the day comes on top.', steps }
}
