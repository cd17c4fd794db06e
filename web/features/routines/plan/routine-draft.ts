import type { RoutinePlan, SavedRoutine } from '#contract/routines.ts'
import { readStored, writeStored } from '#web/session/browser-storage.ts'
import { keepInTab, readInTab } from '#web/session/tab-storage.ts'

// Health data. A visitor's routine stays on the device; a member's in the tab, which forgets it at sign-out.
const KEY = 'skynn.routine'

/** The routine that is being built. */
export type Draft = {
  name: string
  plan: RoutinePlan
  /** The saved routine that it is a version of. */
  saved: Pick<SavedRoutine, 'id' | 'updatedAt' | 'shareToken'> | null
  /** Whether it was changed since it was saved or begun. */
  changed: boolean
}

const isPlan = (value: unknown): value is RoutinePlan => {
  if (typeof value !== 'object' || value === null) return false
  const { steps, morning, evening } = value as Record<string, unknown>
  return Array.isArray(steps) && Array.isArray(morning) && Array.isArray(evening)
}

/** A draft from storage or from the page before; undefined if it is not one. */
export const asDraft = (value: unknown): Draft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, plan, saved = null, changed = true } = value as Partial<Draft>
  return typeof name === 'string' && isPlan(plan) ? { name, plan, saved, changed } : undefined
}

const parse = (text: string | null): Draft | null => {
  try {
    return asDraft(JSON.parse(text ?? 'null')) ?? null
  } catch {
    return null
  }
}

/** Where somebody stopped. A member who began before signing in finds that routine. */
export const readDraft = (isMember: boolean): Draft | null =>
  (isMember ? parse(readInTab(KEY)) : null) ?? parse(readStored(KEY))

export const keepDraft = (draft: Draft | null, isMember: boolean): void => {
  const text = draft === null ? null : JSON.stringify(draft)
  if (isMember) keepInTab(KEY, text)
  else writeStored(KEY, text)
}

/** Forgets the routine of the device, once it is saved to an account or begun anew. */
export const forgetDeviceDraft = (): void => writeStored(KEY, null)

/** What opens the builder with a routine: `<Link to="/routines" state={opens(name, plan)}>`. */
export const opens = (name: string, plan: RoutinePlan): { routine: Pick<Draft, 'name' | 'plan'> } => ({
  routine: { name, plan },
})
