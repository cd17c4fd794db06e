import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** The storage key of the recipes in progress on this device. */
const KEY = 'skynn.recipes'

/** Recipes that are remembered; the oldest are forgotten. */
const REMEMBERED = 30

/** What a person keeps about a recipe: the steps done, by position, and the day it was made. */
export type KeptRecipe = { done: readonly number[]; madeOn?: string | undefined }

const nothing: KeptRecipe = { done: [] }

/** Replaces the storage where it is blocked, until the page is closed. */
let inMemory = ''

const readRaw = (): string => {
  try {
    return localStorage.getItem(KEY) ?? inMemory
  } catch {
    return inMemory
  }
}

const parse = (raw: string): Record<string, KeptRecipe> => {
  try {
    const parsed: unknown = JSON.parse(raw)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, KeptRecipe>) : {}
  } catch {
    return {}
  }
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

type Change = (kept: KeptRecipe) => Partial<KeptRecipe>

const keep = (slug: string, change: Change): void => {
  const { [slug]: before = nothing, ...others } = parse(readRaw())
  const newest = Object.entries({ ...others, [slug]: { ...before, ...change(before) } }).slice(-REMEMBERED)
  inMemory = JSON.stringify(Object.fromEntries(newest))
  try {
    localStorage.setItem(KEY, inMemory)
  } catch {
    // Storage is blocked or full; the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** What this device keeps about a recipe, and a function that changes it. Nothing during server rendering and hydration. */
export const useKeptRecipe = (slug: string): [KeptRecipe, (change: Change) => void] => {
  const raw = useSyncExternalStore(subscribe, readRaw, () => '')
  const kept = useMemo(() => ({ ...nothing, ...parse(raw)[slug] }), [raw, slug])
  return [kept, useCallback((change: Change) => keep(slug, change), [slug])]
}
