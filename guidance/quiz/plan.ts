import type { ProductKind } from '../knowledge/kinds.ts'
import type { Person } from './person.ts'

/** What a routine is made of. `treatment` is the one thing for the evening that works on the concern; `serum` the one for the morning. */
export type Slot = 'cleanser' | 'moisturiser' | 'sunscreen' | 'treatment' | 'serum' | 'exfoliant' | 'toner' | 'extra'
export type PlannedStep = { time: 'Morning' | 'Evening'; slot: Slot }

/** Kinds of product that can fill a slot, and the order in which money is spent on them. */
export const kindsFor: Readonly<Record<Slot, readonly ProductKind[]>> = {
  sunscreen: ['sunscreen'],
  cleanser: ['cleanser'],
  moisturiser: ['moisturiser'],
  treatment: ['treatment', 'serum'],
  serum: ['serum'],
  exfoliant: ['exfoliant'],
  toner: ['toner'],
  extra: ['eye-cream', 'oil'],
}
export const slotsByNeed = Object.keys(kindsFor) as Slot[]

const morning = (...slots: Slot[]): PlannedStep[] => slots.map((slot) => ({ time: 'Morning', slot }))
const evening = (...slots: Slot[]): PlannedStep[] => slots.map((slot) => ({ time: 'Evening', slot }))

/** The steps of a routine by how much somebody does now, most gentle for those whose skin must be left in peace. Sunscreen ends every morning. */
export const planFor = ({ answers: { routine, skin_type: skin }, mostIrritation, gentle }: Person): PlannedStep[] => {
  const calm = mostIrritation === 0
  // Easily upset skin gains nothing from being peeled.
  const peel: Slot[] = gentle ? [] : ['exfoliant']
  if (calm) {
    return routine === 'minimal' || routine === 'none'
      ? [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
      : [...morning('cleanser', 'moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
  }
  switch (routine) {
    case 'minimal':
      return gentle || skin === 'dry'
        ? [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
        : [...morning('sunscreen'), ...evening('cleanser', 'treatment', 'moisturiser')]
    case 'none':
      return [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'treatment', 'moisturiser')]
    case 'basic':
      return [...morning('cleanser', 'moisturiser', 'sunscreen'), ...evening('cleanser', 'treatment', 'moisturiser')]
    case 'moderate':
      return [...morning('cleanser', 'serum', 'moisturiser', 'sunscreen'), ...evening('cleanser', ...peel, 'treatment', 'moisturiser')]
    case 'extensive':
      return [
        ...morning('cleanser', 'toner', 'serum', 'moisturiser', 'sunscreen'),
        ...evening('cleanser', ...peel, 'treatment', 'extra', 'moisturiser'),
      ]
  }
}

// From thin to thick, as guidance/routines/order.ts has it for kinds of product.
const layers: readonly Slot[] = ['cleanser', 'toner', 'exfoliant', 'serum', 'treatment', 'extra', 'moisturiser', 'sunscreen']

/** The plan with every other slot that daily care has: for a catalogue that has too little for the plan itself. */
export const widened = (plan: readonly PlannedStep[]): PlannedStep[] => {
  const more = [...morning('toner', 'serum'), ...evening('treatment', 'extra')].filter(
    ({ slot }) => !plan.some((step) => step.slot === slot),
  )
  const place = (step: PlannedStep) => (step.time === 'Morning' ? 0 : 100) + layers.indexOf(step.slot)
  return [...plan, ...more].sort((one, other) => place(one) - place(other))
}
