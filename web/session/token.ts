import type { User } from '#contract/accounts.ts'

const TOKEN = 'skynn.token'
const MEMBER = 'skynn.member'

/** Fallback for when storage is disabled or full; the session then lasts as long as the page. */
const memory = new Map<string, string>()

const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

const set = (key: string, value: string | null): void => {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** The bearer token of the current session, in browser storage as specified (decision A1). */
export const readToken = (): string | null => (typeof document === 'undefined' ? null : get(TOKEN))
export const keepToken = (token: string | null): void => set(TOKEN, token)

/** Whether a storage event concerns the token. The key is null when all of storage was cleared. */
export const isTokenKey = (key: string | null): boolean => key === TOKEN || key === null

/** The last known member, shown while the server is unreachable (decision A3). */
export const readLastMember = (): User | null => {
  try {
    return JSON.parse(get(MEMBER) ?? 'null') as User | null
  } catch {
    return null
  }
}
export const keepLastMember = (member: User | null): void =>
  set(MEMBER, member === null ? null : JSON.stringify(member))
