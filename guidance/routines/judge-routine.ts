import type { Note } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import type { Situation } from '../safety/situation.ts'
import { settleConflicts } from './conflicts.ts'
import { objectionsToSteps, placeByDaylight, tooManyActives } from './findings.ts'
import { frequencyOf } from './frequency.ts'
import { monthlyCost } from './monthly-cost.ts'
import { bannedNotes, isSwallowed, kitchenNotes, swallowedNotes, weakSunscreen } from './not-in-order.ts'
import { orderOf, reasonForPlace } from './order.ts'
import { patchTestPlan } from './patch-test.ts'
import type { PlacedStep, RoutineCheck, RoutineStep } from './routine.ts'
import { slotsOf, type Slot } from './schedule.ts'
import { knownStep } from './step-facts.ts'
import { weeklyLoad } from './weekly-load.ts'

/** Vitamin C as ascorbic acid needs a low pH, so it meets the skin before other serums. */
const firstOfSerums = ({ known }: Slot): boolean =>
  known.kind === 'serum' && known.working.some(({ id }) => id === 'ascorbic-acid')

/** Some things go elsewhere than their kind: a mask that stays on overnight, make-up over sunscreen. */
const elsewhere: readonly (readonly [RegExp, number, string])[] = [
  [
    /\b(?:sleep(?:ing)?|over ?night|night|slaap) ?(?:mask|masque|masker)\b/i,
    9.5,
    'It stays on overnight, so over everything else.',
  ],
  [
    /\b(?:foundation|concealer|primer|bb cream|cc cream|make-?up(?! remover)|setting powder|blush)\b/i,
    12.5,
    'Make-up goes over sunscreen, which stays the last step of care.',
  ],
]
const elsewhereOf = ({ known: { step } }: Slot) =>
  elsewhere.find(([words]) => words.test(step.name) && !/remover|spf/i.test(step.name))

const placeOf = (slot: Slot): number =>
  elsewhereOf(slot)?.[1] ??
  orderOf(slot.known.sunscreen ? 'sunscreen' : slot.known.kind) - (firstOfSerums(slot) ? 0.5 : 0)

const inOrder = (slots: readonly Slot[]): PlacedStep[] =>
  slots
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((slot) => {
      const { known, nights } = slot
      const why =
        elsewhereOf(slot)?.[2] ??
        (firstOfSerums(slot)
          ? 'Straight on clean, dry skin: vitamin C works at a low pH.'
          : reasonForPlace(known.sunscreen ? 'sunscreen' : known.kind))
      return { name: known.step.name, kind: known.kind, why, nights }
    })

const urgency: Readonly<Record<Note['tone'], number>> = { avoid: 0, careful: 1, info: 2, good: 3 }

/**
 * What is to say about somebody's routine: its order with every fix applied, what clashes, what is missing, what does not suit them, how
 * much it peels in a week, how often and how to start, and what it costs a month.
 */
export const judgeRoutine = (knowledge: Substances, steps: readonly RoutineStep[], read: Situation): RoutineCheck => {
  const all = slotsOf(steps.map((step) => knownStep(knowledge, step)))
  const swallowed = all.filter(({ known }) => isSwallowed(known))
  const slots = all.filter((slot) => !swallowed.includes(slot))
  const onIsotretinoin = swallowed.some(({ known }) => known.working.some(({ id }) => id === 'isotretinoin'))
  const situation = onIsotretinoin
    ? { ...read, conditions: new Set([...read.conditions, 'isotretinoin' as const]) }
    : read
  const unfit: Note[] = [
    ...objectionsToSteps(knowledge, slots, situation),
    ...objectionsToSteps(knowledge, swallowed, read),
    ...bannedNotes(knowledge, slots),
    ...kitchenNotes(knowledge, slots),
    ...swallowedNotes(knowledge, swallowed),
  ]
  // What this person should not have at all is left out before anything is put in order around it.
  const fit = slots.filter(({ dropped }) => !dropped)
  const load = weeklyLoad(
    fit.map(({ known }) => known),
    situation,
  )
  const findings: Note[] = [
    ...unfit,
    ...placeByDaylight(knowledge, fit),
    ...weakSunscreen(knowledge, fit),
    ...settleConflicts(knowledge, slotsOf(fit.map(({ known }) => known)), fit),
    ...tooManyActives(knowledge, fit),
    ...(load.level === 'low'
      ? []
      : [
          {
            tone: 'careful' as const,
            text: load.text,
            because: because(knowledge, 'routine:weekly-load', [], ['general']),
          },
        ]),
  ]
  const kept = slots.filter(({ dropped }) => !dropped)
  return {
    morning: inOrder(kept.filter(({ morning }) => morning)),
    evening: inOrder(kept.filter(({ evening }) => evening)),
    dropped: slots.filter(({ dropped }) => dropped).map(({ known: { step } }) => step.name),
    findings: findings.toSorted((one, other) => urgency[one.tone] - urgency[other.tone]),
    load,
    frequency: frequencyOf(slots),
    patchTest: patchTestPlan(kept.map(({ known }) => known)),
    cost: monthlyCost(all.map(({ known }) => known)),
  }
}
