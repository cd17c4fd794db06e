import type { PersonalRoutineCheck, RoutinePlan } from '#contract/routines.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownAnswers } from '#server/features/skin-profile/own-profile.ts'
import { withProducts } from './with-products.ts'

/** Checks a routine, for a member by what advice may use of the stored skin profile. */
export const checkRoutine = async (
  plan: RoutinePlan,
  member: Member | null,
  context: AppContext,
): Promise<PersonalRoutineCheck> => {
  const [listed, own] = await Promise.all([
    withProducts(plan, context),
    member === null ? undefined : ownAnswers(member, context),
  ])
  const check = await context.advice.run('checkRoutine', { plan: listed, profile: own?.profile })
  const rand = own?.answers.monthlyBudget ?? 0
  return { ...check, budget: rand > 0 ? rand * 100 : null }
}
