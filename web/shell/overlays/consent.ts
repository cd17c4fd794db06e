import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/session/browser-storage.ts'

const CHOICE = 'skynn.cookie-consent'
const PREFERENCES = 'skynn.cookie-preferences'

const choices = ['accepted-all', 'rejected-optional', 'custom'] as const
export type ConsentChoice = (typeof choices)[number]

/** The optional categories; necessary ones are always on. */
export const optionalCategories = ['analytics', 'marketing', 'personalization'] as const

/** What a person allows, by category. */
export type ConsentPreferences = { necessary: true } & Record<(typeof optionalCategories)[number], boolean>

const allOptional = (allowed: boolean): ConsentPreferences => ({
  necessary: true,
  analytics: allowed,
  marketing: allowed,
  personalization: allowed,
})

/** @param isRecorded the server has recorded the choice already */
type Listener = (preferences: ConsentPreferences, isRecorded: boolean) => void
const listeners = new Set<Listener>()

/**
 * Calls the listener with each choice made in this tab: `onConsent((preferences) => …)`. Nothing optional may run before a choice that
 * allows it. @returns a function that removes the listener
 */
export const onConsent = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const parsePreferences = (stored: string | null): ConsentPreferences | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { analytics, marketing, personalization } = value as Partial<ConsentPreferences>
    return {
      necessary: true,
      analytics: analytics === true,
      marketing: marketing === true,
      personalization: personalization === true,
    }
  } catch {
    return null
  }
}

/** The stored choice; null before a choice, and when what is stored cannot be read: the banner then asks again. */
export const readChoice = (): ConsentChoice | null => {
  const choice = choices.find((one) => one === readStored(CHOICE)) ?? null
  return choice === 'custom' && parsePreferences(readStored(PREFERENCES)) === null ? null : choice
}

/** What is allowed now: only what is necessary before a choice. */
export const readPreferences = (): ConsentPreferences => {
  const choice = readChoice()
  const custom = choice === 'custom' ? parsePreferences(readStored(PREFERENCES)) : null
  return custom ?? allOptional(choice === 'accepted-all')
}

const save = (choice: ConsentChoice, preferences: ConsentPreferences, isRecorded = false): void => {
  writeStored(CHOICE, choice)
  writeStored(PREFERENCES, JSON.stringify(preferences))
  for (const listener of listeners) listener(preferences, isRecorded)
}

export const acceptAll = (): void => save('accepted-all', allOptional(true))
export const rejectOptional = (): void => save('rejected-optional', allOptional(false))
export const savePreferences = (preferences: ConsentPreferences): void => save('custom', preferences)

/**
 * Applies a decision about one category, made and recorded in the member's settings, to this browser: scripts obey the choice stored here.
 * Without a choice nothing optional runs, and the banner still asks.
 */
export const applyRecorded = (category: (typeof optionalCategories)[number], allowed: boolean): void => {
  if (readChoice() !== null) save('custom', { ...readPreferences(), [category]: allowed }, true)
}

const subscribe = (changed: () => void): (() => void) => {
  const stop = onConsent(changed)
  // A choice made in another tab counts here too.
  window.addEventListener('storage', changed)
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}

/** The stored choice, kept up to date; null before a choice and during server rendering. */
export const useConsentChoice = (): ConsentChoice | null => useSyncExternalStore(subscribe, readChoice, () => null)
