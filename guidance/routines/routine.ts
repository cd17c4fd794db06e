import type { AlternateNights } from '#contract/kinds/routine.ts'
import type { RoutineCheck } from '#contract/routines.ts'
import type { ProductKind } from '../knowledge/kinds.ts'

export type { RoutineCheck } from '#contract/routines.ts'

/** A product in somebody's routine, as they tell of it. */
export type RoutineStep = {
  name: string
  kind?: ProductKind
  when: 'morning' | 'night' | 'both'
  /** Uses a week, 1 to 14; left out: at every time of day it is in. */
  timesAWeek?: number
  /** The evenings it is kept to already. */
  nights?: AlternateNights
  /** The ingredient list as printed. */
  label?: string
  /** Slugs or names, where the list is not at hand. */
  ingredients?: readonly string[]
  priceCents?: number
  sizeMl?: number
  spf?: number
}

/** A step where it belongs, with the reason for its place, and the nights it is kept to: "Tuesdays and Saturdays". */
export type PlacedStep = RoutineCheck['morning'][number]
