import phonePack from 'virtual:phone-pack'
import type { PersonalRoutineCheck, RoutinePlan } from '#contract/routines.ts'
import { checkRoutine, type Knowledge, openKnowledge } from '#guidance/checks.ts'
import { stepsOfPlan } from '#guidance/routines/plan-steps.ts'

let knowledge: Knowledge | undefined

/** The check of a routine without a connection (decision 31), for skin in general: a stored profile is only known to the server. */
export const checkOffline = (plan: RoutinePlan): PersonalRoutineCheck => {
  knowledge ??= openKnowledge(phonePack)
  const { later: _later, ...check } = checkRoutine(knowledge, stepsOfPlan(plan))
  return { ...check, budget: null }
}
