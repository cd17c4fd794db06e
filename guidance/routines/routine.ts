import type { Note } from '#contract/guidance.ts'
import type { ProductKind } from '../knowledge/kinds.ts'

/** A product in somebody's routine, as they tell of it. */
export type RoutineStep = {
  name: string
  kind?: ProductKind
  when: 'morning' | 'night' | 'both'
  /** Uses a week, 1 to 14; left out: at every time of day it is in. */
  timesAWeek?: number
  /** The ingredient list as printed. */
  label?: string
  /** Slugs or names, where the list is not at hand. */
  ingredients?: readonly string[]
  priceCents?: number
  sizeMl?: number
  spf?: number
}

/** A step where it belongs, with the reason for its place. */
export type PlacedStep = {
  name: string
  kind: ProductKind | undefined
  why: string
  /** The nights it is kept to: "Tuesdays and Saturdays". */
  nights: string | undefined
}

export type RoutineCheck = {
  /** In order, with every fix applied. */
  morning: PlacedStep[]
  evening: PlacedStep[]
  /** What was left out to settle a clash, by name. */
  dropped: string[]
  findings: Note[]
  /** Irritation × uses over a week (routines/weekly-load.ts), with what it means. */
  load: { points: number; level: 'low' | 'careful' | 'high'; text: string }
  /** How often, by step. */
  frequency: { name: string; text: string }[]
  patchTest: { how: string; order: { name: string; week: number; why: string }[] }
  cost: { cents: number | null; text: string; steps: { name: string; cents: number | null }[] }
}
