import type { AlternateNights } from '#contract/kinds/routine.ts'
import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'

export type Time = 'morning' | 'evening'
export const times: readonly Time[] = ['morning', 'evening']

export const emptyPlan: RoutinePlan = { steps: [], morning: [], evening: [] }

export const stepOf = (plan: RoutinePlan, id: string): PlannedStep | undefined =>
  plan.steps.find((step) => step.id === id)

/** The times of day that a step is in. */
export const timesOf = (plan: RoutinePlan, id: string): Time[] => times.filter((time) => plan[time].includes(id))

/** An id that no step of the plan has. */
export const freshId = (plan: RoutinePlan): string => {
  let number = plan.steps.length + 1
  while (stepOf(plan, `step-${number}`) !== undefined) number += 1
  return `step-${number}`
}

/** Moves a step to a place of a time of day; it leaves `from`, if that is another one. */
export const moveStep = (plan: RoutinePlan, id: string, from: Time, to: Time, place: number): RoutinePlan => {
  const rest = plan[to].filter((one) => one !== id)
  return {
    ...plan,
    [from]: plan[from].filter((one) => one !== id),
    [to]: rest.toSpliced(place, 0, id),
  }
}

/** Puts a step into exactly these times of day: where it is new, at the end, but before the sunscreen. */
export const placeStep = (plan: RoutinePlan, id: string, wanted: readonly Time[]): RoutinePlan => {
  const listFor = (time: Time): string[] => {
    const list = plan[time]
    if (!wanted.includes(time)) return list.filter((one) => one !== id)
    if (list.includes(id)) return list
    const last = stepOf(plan, list.at(-1) ?? '')
    const isBefore = last?.kind === 'sunscreen' && stepOf(plan, id)?.kind !== 'sunscreen'
    return list.toSpliced(isBefore ? list.length - 1 : list.length, 0, id)
  }
  return { ...plan, morning: listFor('morning'), evening: listFor('evening') }
}

/** Adds a step, or replaces the one with its id, in exactly these times of day. */
export const putStep = (plan: RoutinePlan, step: PlannedStep, wanted: readonly Time[]): RoutinePlan => {
  const isNew = stepOf(plan, step.id) === undefined
  const steps = isNew ? [...plan.steps, step] : plan.steps.map((one) => (one.id === step.id ? step : one))
  return placeStep({ ...plan, steps }, step.id, wanted)
}

export const removeStep = (plan: RoutinePlan, id: string): RoutinePlan => ({
  steps: plan.steps.filter((step) => step.id !== id),
  morning: plan.morning.filter((one) => one !== id),
  evening: plan.evening.filter((one) => one !== id),
})

/** How often a step is used: every day without either. */
export type HowOften = { timesAWeek?: number; nights?: AlternateNights }

export const setHowOften = (plan: RoutinePlan, id: string, often: HowOften): RoutinePlan => ({
  ...plan,
  steps: plan.steps.map((step) => {
    if (step.id !== id) return step
    const { timesAWeek: _times, nights: _nights, ...rest } = step
    return { ...rest, ...often }
  }),
})

/** The plan with each time of day in this order of ids; ids that the order does not name keep their places at the end. */
export const sortPlan = (plan: RoutinePlan, order: Readonly<Record<Time, readonly string[]>>): RoutinePlan => {
  const sorted = (time: Time): string[] => {
    const place = (id: string) => (order[time].includes(id) ? order[time].indexOf(id) : order[time].length)
    return plan[time].toSorted((one, other) => place(one) - place(other))
  }
  return { ...plan, morning: sorted('morning'), evening: sorted('evening') }
}

/** A plan as it is sent: the server knows the labels of listed products. */
export const sendable = (plan: RoutinePlan): RoutinePlan => ({
  ...plan,
  steps: plan.steps.map((step) => {
    if (step.product === undefined) return step
    const { label: _label, ...rest } = step
    return rest
  }),
})
