import { useMemo, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#web/session/browser-storage.ts'
import { recordChoice } from './record-consents.ts'

/** Also read before the first paint (before-paint.ts). */
const CONSENT_KEY = 'skynn.cookie-consent'
const PREFERENCES = 'skynn.cookie-preferences'

const choices = ['accepted-all', 'rejected-optional', 'custom'] as const
export type ConsentChoice = (typeof choices)[number]

/** The optional categories; necessary ones are always on. */
export const optionalCategories = ['analytics', 'marketing', 'personalization'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What a person allows, by category. */
export type ConsentPreferences = { necessary: true } & Record<OptionalCategory, boolean>

const allOptional = (allowed: boolean): ConsentPreferences => ({
  necessary: true,
  analytics: allowed,
  marketing: allowed,
  personalization: allowed,
})

const listeners = new Set<(preferences: ConsentPreferences) => void>()

/**
 * Calls the listener with each choice made in this tab: `onConsent((preferences) => …)`. Nothing optional may run before a choice that
 * allows it. @returns a function that removes the listener
 */
export const onConsent = (listener: (preferences: ConsentPreferences) => void): (() => void) => {
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
  const choice = choices.find((one) => one === readStored(CONSENT_KEY)) ?? null
  return choice === 'custom' && parsePreferences(readStored(PREFERENCES)) === null ? null : choice
}

/** What is allowed now: only what is necessary before a choice. */
export const readPreferences = (): ConsentPreferences => {
  const choice = readChoice()
  const custom = choice === 'custom' ? parsePreferences(readStored(PREFERENCES)) : null
  return custom ?? allOptional(choice === 'accepted-all')
}

const save = (
  choice: ConsentChoice,
  preferences: ConsentPreferences,
  decided: readonly OptionalCategory[] = optionalCategories,
): void => {
  writeStored(CONSENT_KEY, choice)
  writeStored(PREFERENCES, JSON.stringify(preferences))
  for (const listener of listeners) listener(preferences)
  for (const category of decided) recordChoice(category, preferences[category])
}

export const acceptAll = (): void => save('accepted-all', allOptional(true))
export const rejectOptional = (): void => save('rejected-optional', allOptional(false))
export const savePreferences = (preferences: ConsentPreferences): void => save('custom', preferences)

/** Changes the choice for one category. As the first choice it decides the others too: they stay off. */
export const saveCategory = (category: OptionalCategory, allowed: boolean): void =>
  save('custom', { ...readPreferences(), [category]: allowed }, readChoice() === null ? optionalCategories : [category])

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

const nothingOptional = JSON.stringify(allOptional(false))

/** What is allowed now, kept up to date: only what is necessary before a choice and during server rendering. */
export const useConsentPreferences = (): ConsentPreferences => {
  // A string, because a snapshot must be the same value until it changes.
  const preferences = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readPreferences()),
    () => nothingOptional,
  )
  return useMemo(() => JSON.parse(preferences) as ConsentPreferences, [preferences])
}
