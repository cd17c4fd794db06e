import type { RoutinePlan } from '#contract/routines.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findSharedPlan } from './queries.ts'
import { withProducts } from './with-products.ts'

/** The plan behind a shared link, and nothing of its owner. @throws Refusal not_found once the link has ended */
export const readSharedRoutine = async (token: string, context: AppContext): Promise<{ plan: RoutinePlan }> => {
  const plan = await findSharedPlan(context.database.queries, token)
  if (plan === undefined)
    throw new Refusal('not_found', {
      message: 'This link does not lead to a routine any more. Its owner may have stopped sharing it.',
    })
  return { plan: await withProducts(plan, context) }
}
