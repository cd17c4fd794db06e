import type { User } from '#contract/accounts.ts'

const TOKEN = 'skynn.token'
const MEMBER = 'skynn.member'

/** Storage can be switched off or full; the session then lasts as long as the page. */
const memory = new Map<string, string>()

const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

const set = (key: string, value: string | null): void => {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The copy in memory serves.
  }
}

/** The token of whoever is signed in, kept in browser storage as specified (decision A1). */
export const readToken = (): string | null => (typeof document === 'undefined' ? null : get(TOKEN))
export const keepToken = (token: string | null): void => set(TOKEN, token)

/** The member as last seen, for when the server cannot be reached (decision A3). */
export const readLastMember = (): User | null => {
  try {
    return JSON.parse(get(MEMBER) ?? 'null') as User | null
  } catch {
    return null
  }
}
export const keepLastMember = (member: User | null): void => set(MEMBER, member === null ? null : JSON.stringify(member))
