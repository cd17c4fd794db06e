import type { RoutineCheck } from './routine.ts'
import { orderOf } from './order.ts'
import { strengthOf } from './weekly-load.ts'
import type { KnownStep } from './step-facts.ts'

/**
 * One new product a week, each tried on a small spot for three days first; mild ones first, so that the skin is calm and moisturised when
 * the strong ones come, and a reaction points at one product.
 */
export const patchTestPlan = (known: readonly KnownStep[]): RoutineCheck['patchTest'] => {
  const rank = (one: KnownStep) => {
    if (one.sunscreen) return 0
    return strengthOf(one) > 1 ? 100 * strengthOf(one) : orderOf(one.kind)
  }
  const order = known
    .toSorted((one, other) => rank(one) - rank(other))
    .map((one, at) => {
      const strong = strengthOf(one) > 1
      const why = one.sunscreen
        ? 'Protection comes first.'
        : strong
          ? 'Strong things come last, on calm skin.'
          : 'Mild, so a good one to begin with.'
      return { name: one.step.name, week: at + 1, why, strong }
    })
  return {
    how: 'Put a little on the inner arm once a day for three days. If it stays calm, use it on the face, and wait a week before the next new product. Stop if it burns, swells or itches.',
    order,
  }
}
