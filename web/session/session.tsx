import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { SignedIn, User } from '#contract/accounts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { queryClient } from '#web/api/query-client.ts'
import { isTokenKey, keepLastMember, keepToken, readLastMember, readToken } from './token.ts'

/**
 * Who is here. `settled` is false until the browser has looked (during server rendering and the first moment); keep the space of what
 * is personal until then. `outOfReach`: the member is the last known one because the server could not be asked (decision A3).
 */
type Session = {
  settled: boolean
  member: User | null
  outOfReach: boolean
  signIn: (answer: SignedIn) => void
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** Who is here and how to change it. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs <SessionProvider> around it: it stands in web/root.tsx')
  return session
}

type State = { settled: boolean; member: User | null; outOfReach: boolean }

const visitor: State = { settled: true, member: null, outOfReach: false }

const forget = (): void => {
  keepToken(null)
  keepLastMember(null)
  queryClient().clear()
}

/** How long to wait before asking again when the server could not be reached, in milliseconds. */
const ASK_AGAIN_AFTER = 30_000

/** Who is here; null when somebody signed in or out while the answer was on its way, which has been heeded already. */
const askWhoIsHere = async (): Promise<State | null> => {
  const token = readToken()
  if (token === null) return visitor
  const isOutdated = () => readToken() !== token
  try {
    const member = (await (await browserFetch('/api/auth/me')).json()) as User
    if (isOutdated()) return null
    keepLastMember(member)
    return { settled: true, member, outOfReach: false }
  } catch (error) {
    if (isOutdated()) return null
    // Only a plain "not signed in" signs out; a lost connection or a fault of ours must not.
    if (error instanceof ApiError && error.status === 401) {
      forget()
      return visitor
    }
    return { settled: true, member: readLastMember(), outOfReach: true }
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ settled: false, member: null, outOfReach: false })

  const look = useCallback(async () => {
    const found = await askWhoIsHere()
    if (found !== null) setState(found)
  }, [])

  useEffect(() => {
    const last = readToken() === null ? null : readLastMember()
    if (last) setState({ settled: true, member: last, outOfReach: false })
    void look()
    const whenBack = () => void look()
    const whenStored = ({ key }: StorageEvent) => {
      if (!isTokenKey(key)) return
      // Signed in or out in another tab: what was read here belonged to somebody else.
      queryClient().clear()
      void look()
    }
    window.addEventListener('online', whenBack)
    window.addEventListener('storage', whenStored)
    return () => {
      window.removeEventListener('online', whenBack)
      window.removeEventListener('storage', whenStored)
    }
  }, [look])

  useEffect(() => {
    if (!state.outOfReach) return
    const timer = setTimeout(() => void look(), ASK_AGAIN_AFTER)
    return () => clearTimeout(timer)
  }, [state, look])

  const signIn = useCallback(({ user, token }: SignedIn) => {
    keepToken(token)
    keepLastMember(user)
    setState({ settled: true, member: user, outOfReach: false })
  }, [])

  const signOut = useCallback(async () => {
    // Signing out must always work here, even when the server cannot be told.
    await browserFetch('/api/auth/logout', { method: 'POST' }).catch(() => {})
    forget()
    setState(visitor)
  }, [])

  const session = useMemo(() => ({ ...state, signIn, signOut }), [state, signIn, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}
