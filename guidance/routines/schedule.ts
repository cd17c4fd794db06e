import type { KnownStep } from './step-facts.ts'

/** When a step is used, as it is changed while fixes are applied. */
export type Slot = {
  known: KnownStep
  morning: boolean
  evening: boolean
  nights: string | undefined
  dropped: boolean
}

export const slotsOf = (known: readonly KnownStep[]): Slot[] =>
  known.map((one) => ({
    known: one,
    morning: one.step.when !== 'night',
    evening: one.step.when !== 'morning',
    nights: one.step.nights,
    dropped: false,
  }))

/** Whether two steps meet on the skin in one time of day. */
export const meet = (one: Slot, other: Slot): boolean => {
  if (one.dropped || other.dropped) return false
  const sameNights = one.nights === undefined || other.nights === undefined || one.nights === other.nights
  return (one.morning && other.morning) || (one.evening && other.evening && sameNights)
}

/** Whether something may be used in the morning: no retinoid, nothing that makes skin burn sooner. */
export const fitForMorning = ({ retinoid, working, kind }: KnownStep): boolean =>
  !retinoid && kind !== 'exfoliant' && working.every(({ full }) => full?.when !== 'night' && full?.sun !== 'raises')
