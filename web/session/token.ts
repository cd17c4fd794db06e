import type { User } from '#contract/accounts.ts'
import { readStored, writeStored } from './browser-storage.ts'

const TOKEN = 'skynn.token'
const MEMBER = 'skynn.member'

/** The bearer token of the current session, in browser storage as specified (decision A1). */
export const readToken = (): string | null => (typeof document === 'undefined' ? null : readStored(TOKEN))
export const keepToken = (token: string | null): void => writeStored(TOKEN, token)

/** Whether a storage event concerns the token. The key is null when all of storage was cleared. */
export const isTokenKey = (key: string | null): boolean => key === TOKEN || key === null

/** The last known member, shown while the server is unreachable (decision A3). */
export const readLastMember = (): User | null => {
  try {
    return JSON.parse(readStored(MEMBER) ?? 'null') as User | null
  } catch {
    return null
  }
}
export const keepLastMember = (member: User | null): void =>
  writeStored(MEMBER, member === null ? null : JSON.stringify(member))
