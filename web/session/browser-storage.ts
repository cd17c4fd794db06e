/** Fallback for when storage is disabled or full; values then last as long as the page. */
const memory = new Map<string, string>()

/** The stored value of a key; null when there is none. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Stores a value; null removes it. */
export const writeStored = (key: string, value: string | null): void => {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}
