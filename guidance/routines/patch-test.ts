import type { RoutineCheck } from './routine.ts'
import { orderOf } from './order.ts'
import { strengthOf } from './weekly-load.ts'
import type { KnownStep } from './step-facts.ts'

/**
 * One new product a week, each tried on a small spot for three days first; mild ones first, so that the skin is calm and moisturised when
 * the strong ones come, and a reaction points at one product.
 */
export const patchTestPlan = (known: readonly KnownStep[]): RoutineCheck['patchTest'] => {
  const order = known
    .map((one, at) => {
      const strength = strengthOf(one)
      const strong = !one.sunscreen && strength > 1
      const rank = one.sunscreen ? 0 : strong ? 100 * strength : orderOf(one.kind)
      return { one, strong, rank, at }
    })
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one, strong }, at) => ({
      name: one.step.name,
      week: at + 1,
      why: one.sunscreen
        ? 'Protection comes first.'
        : strong
          ? 'Strong things come last, on calm skin.'
          : 'Mild, so a good one to begin with.',
      strong,
    }))
  return {
    how: 'Put a little on the inner arm once a day for three days. If it stays calm, use it on the face, and wait a week before the next new product. Stop if it burns, swells or itches.',
    order,
  }
}
