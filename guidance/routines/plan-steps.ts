import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'
import type { AlternateNights } from '#contract/kinds/routine.ts'
import type { RoutineStep } from './routine.ts'

/** The steps of a plan by the names that the engine knows them by: as given, and numbered where two have the same. */
export const namedSteps = (plan: RoutinePlan): Map<string, PlannedStep> => {
  const named = new Map<string, PlannedStep>()
  for (const step of plan.steps) {
    let name = step.name.trim()
    for (let number = 2; named.has(name); number += 1) name = `${step.name.trim()} (${number})`
    named.set(name, step)
  }
  return named
}

/** Uses a week on the evenings of each choice. */
const evenings: Readonly<Record<AlternateNights, number>> = {
  'Mondays and Thursdays': 2,
  'Tuesdays and Saturdays': 2,
  Sundays: 1,
}

/** A plan as the routine check takes it. */
export const stepsOfPlan = (plan: RoutinePlan): RoutineStep[] =>
  [...namedSteps(plan)].map(([name, { id, kind, timesAWeek, nights, label, priceCents, sizeMl, spf }]) => {
    const [morning, evening] = [plan.morning.includes(id), plan.evening.includes(id)]
    const days = timesAWeek ?? 7
    const uses = (morning ? days : 0) + (evening ? (nights === undefined ? days : evenings[nights]) : 0)
    return {
      name,
      when: morning ? (evening ? 'both' : 'morning') : 'night',
      timesAWeek: uses,
      ...(kind !== undefined && { kind }),
      ...(nights !== undefined && evening && { nights }),
      ...(label !== undefined && label.trim() !== '' && { label }),
      ...(priceCents !== undefined && { priceCents }),
      ...(sizeMl !== undefined && { sizeMl }),
      ...(spf !== undefined && { spf }),
    }
  })
