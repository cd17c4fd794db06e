import type { PersonalRoutineCheck, RoutinePlan } from '#contract/routines.ts'
import { checkRoutine } from '#guidance/checks.ts'
import { stepsOfPlan } from '#guidance/routines/plan-steps.ts'
import { phoneKnowledge } from '#web/api/phone-knowledge.ts'

/** The check of a routine without a connection (decision 31), for skin in general: a stored profile is only known to the server. */
export const checkOffline = (plan: RoutinePlan): PersonalRoutineCheck => {
  const { later: _later, ...check } = checkRoutine(phoneKnowledge(), stepsOfPlan(plan))
  return { ...check, budget: null }
}
