import type { ProductKind } from '../knowledge/kinds.ts'
import type { Person } from './person.ts'

/** What a routine is made of. `treatment` is the one thing for the evening that works on the concern; `serum` the one for the morning. */
export type Slot = 'cleanser' | 'moisturiser' | 'sunscreen' | 'treatment' | 'serum' | 'exfoliant' | 'toner' | 'extra'
export type PlannedStep = { time: 'Morning' | 'Evening'; slot: Slot }

/** Kinds of product that can fill a slot on the face, and the order in which money is spent on them. */
export const kindsFor: Readonly<Record<Slot, readonly ProductKind[]>> = {
  sunscreen: ['sunscreen'],
  moisturiser: ['moisturiser'],
  cleanser: ['cleanser'],
  treatment: ['treatment', 'serum', 'exfoliant'],
  serum: ['serum'],
  exfoliant: ['exfoliant'],
  toner: ['toner'],
  extra: ['eye-cream', 'oil'],
}
export const slotsByNeed = Object.keys(kindsFor) as Slot[]

const morning = (...slots: Slot[]): PlannedStep[] => slots.map((slot) => ({ time: 'Morning', slot }))
const evening = (...slots: Slot[]): PlannedStep[] => slots.map((slot) => ({ time: 'Evening', slot }))

/** The steps of the care of one place that is not the face. */
const planForPlace = ({
  place,
  basicsOnly,
  concerns,
  written,
  gentle,
  expecting,
  situation: { avoid },
}: Person): PlannedStep[] => {
  const tonight: Slot[] = basicsOnly || written.noActives ? [] : ['treatment']
  const washSuits =
    !gentle && !expecting && !written.noAcids && !avoid.families.has('bha') && !avoid.origins.has('salicylate')
  switch (place) {
    case 'hands':
      return [
        ...morning('cleanser', 'moisturiser', 'sunscreen'),
        ...evening(...(concerns.includes('dark-spots') ? tonight : []), 'moisturiser'),
      ]
    case 'feet':
      return [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
    case 'back':
      // A salicylic wash is the treatment of a back, where it suits somebody.
      return [...morning('cleanser', 'sunscreen'), ...evening('cleanser', ...(washSuits ? [] : tonight), 'moisturiser')]
    case 'underarms':
      return [...morning('cleanser', 'moisturiser', 'sunscreen'), ...evening(...tonight, 'moisturiser')]
    case 'body':
    case undefined:
      return [...morning('cleanser', 'moisturiser', 'sunscreen'), ...evening('moisturiser')]
  }
}

/**
 * Whether the thing that acts belongs in the morning: vitamin C for lines and dullness, where vitamin A is not for somebody and nothing
 * else asks for the evening.
 */
const actsByDay = ({ concerns, retinoids }: Person): boolean =>
  concerns.some((one) => one === 'dullness' || (one === 'aging' && !retinoids)) &&
  !concerns.some((one) => one === 'acne' || one === 'dark-spots' || one === 'redness' || (one === 'aging' && retinoids))

/** So many kinds of product as somebody asked for at most, the most needed first. */
const withinCount = (plan: PlannedStep[], most: number | undefined): PlannedStep[] => {
  if (most === undefined) return plan
  const kept = slotsByNeed.filter((slot) => plan.some((step) => step.slot === slot)).slice(0, most)
  return plan.filter(({ slot }) => kept.includes(slot))
}

const fullPlan = (person: Person): PlannedStep[] => {
  const {
    answers: { routine, skin_type: skin },
    basicsOnly,
    gentle,
    young,
    written,
    concerns,
  } = person
  if (person.place !== undefined) return planForPlace(person)
  // Easily upset or young skin and melasma gain nothing from being peeled; nor does skin that is only dry or has lines.
  const peels =
    !gentle &&
    !young &&
    !person.expecting &&
    !written.melasma &&
    !written.noActives &&
    concerns.some(
      (one) => one === 'texture' || one === 'dullness' || one === 'pores' || one === 'acne' || one === 'dark-spots',
    )
  const peel: Slot[] = peels ? ['exfoliant'] : []
  const dry = concerns.every((one) => one === 'dehydration')
  const onlyDry = dry && (routine === 'minimal' || routine === 'none' || routine === 'basic')
  if (basicsOnly || onlyDry) {
    return routine === 'minimal' || routine === 'none' || skin === 'dry'
      ? [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
      : [...morning('cleanser', 'moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
  }
  const byDay = actsByDay(person)
  // Dry skin needs water and fat, not a treatment; young skin needs one only for what troubles it now.
  const spots = concerns.some((one) => one === 'acne' || one === 'dark-spots' || one === 'pores' || one === 'redness')
  const tonight: Slot[] = dry || (young && !spots) ? [] : ['treatment']
  const [day, night]: [Slot[], Slot[]] = byDay ? [['serum'], []] : [[], ['treatment']]
  switch (routine) {
    case 'minimal':
      // Four steps: oily skin that is treated does without a morning cream, as sunscreen is one too.
      return skin === 'dry' || (gentle && !concerns.includes('acne') && !concerns.includes('dark-spots'))
        ? [...morning('moisturiser', 'sunscreen'), ...evening('cleanser', 'moisturiser')]
        : [...morning(...day, 'sunscreen'), ...evening('cleanser', ...night, 'moisturiser')]
    case 'none':
      return [...morning(...day, 'moisturiser', 'sunscreen'), ...evening('cleanser', ...night, 'moisturiser')]
    case 'basic':
      return [
        ...morning('cleanser', ...day, 'moisturiser', 'sunscreen'),
        ...evening('cleanser', ...night, 'moisturiser'),
      ]
    case 'moderate':
      return [
        ...morning('cleanser', 'serum', 'moisturiser', 'sunscreen'),
        ...evening('cleanser', ...peel, ...tonight, 'moisturiser'),
      ]
    case 'extensive':
      return [
        ...morning('cleanser', 'toner', 'serum', 'moisturiser', 'sunscreen'),
        ...evening('cleanser', ...peel, ...tonight, 'extra', 'moisturiser'),
      ]
  }
}

/** The steps of a routine by how much somebody does now, most gentle for those whose skin must be left in peace. Sunscreen ends every morning. */
export const planFor = (person: Person): PlannedStep[] =>
  withinCount(fullPlan(person), person.written.wishes.mostProducts)

// From thin to thick, as guidance/routines/order.ts has it for kinds of product.
const layers: readonly Slot[] = [
  'cleanser',
  'toner',
  'exfoliant',
  'serum',
  'treatment',
  'extra',
  'moisturiser',
  'sunscreen',
]

/** The plan with every other slot that daily care has: for a catalogue that has too little for the plan itself. */
export const widened = (plan: readonly PlannedStep[]): PlannedStep[] => {
  const more = [...morning('toner', 'serum'), ...evening('treatment', 'extra')].filter(
    ({ slot }) => !plan.some((step) => step.slot === slot),
  )
  const place = (step: PlannedStep) => (step.time === 'Morning' ? 0 : 100) + layers.indexOf(step.slot)
  return [...plan, ...more].sort((one, other) => place(one) - place(other))
}
