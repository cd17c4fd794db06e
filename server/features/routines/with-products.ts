import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'
import type { AppContext } from '#server/app-context.ts'
import { findStepProducts } from './queries.ts'

type Listed = Awaited<ReturnType<typeof findStepProducts>>[number]

const stepOf = (step: PlannedStep, found: Listed | undefined): PlannedStep => {
  if (step.product === undefined) return step
  const { product: slug, label: _label, ...own } = step
  // A product that is no longer listed stays in the routine, by name.
  if (found === undefined) return own
  return {
    ...own,
    product: slug,
    name: found.name,
    kind: found.kind,
    isSample: found.isSample,
    label: found.label,
    ...(found.price !== null && { priceCents: found.price }),
    ...(found.sizeMl !== null && { sizeMl: found.sizeMl }),
    ...(found.spf !== null && { spf: found.spf }),
  }
}

/** A plan whose listed products are as the catalogue has them now: a browser cannot tell what a listed product contains or costs. */
export const withProducts = async (plan: RoutinePlan, context: AppContext): Promise<RoutinePlan> => {
  const slugs = [...new Set(plan.steps.flatMap(({ product }) => product ?? []))]
  if (slugs.length === 0) return plan
  const listed = new Map((await findStepProducts(context.database.queries, slugs)).map((row) => [row.slug, row]))
  return { ...plan, steps: plan.steps.map((step) => stepOf(step, listed.get(step.product ?? ''))) }
}
