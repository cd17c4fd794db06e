/** Fallback for when storage is disabled or full; values then last as long as the page. */
const memory = new Map<string, string>()

/** A value kept for this tab until it is closed; null when there is none. */
export const readInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Keeps a value for this tab; null removes it. */
export const keepInTab = (key: string, value: string | null): void => {
  memory.delete(key)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** Forgets everything kept for this tab, when a member signs out. */
export const forgetTab = (): void => {
  memory.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('skynn.')) sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled: nothing was kept in it.
  }
}
