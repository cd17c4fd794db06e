import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { SignedIn, User } from '#contract/accounts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { queryClient } from '#web/api/query-client.ts'
import { keepLastMember, keepToken, readLastMember, readToken } from './token.ts'

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

const askWhoIsHere = async (): Promise<State> => {
  try {
    const member = (await (await browserFetch('/api/auth/me')).json()) as User
    keepLastMember(member)
    return { settled: true, member, outOfReach: false }
  } catch (error) {
    // Only a plain "not signed in" signs out; a lost connection or a fault of ours must not.
    if (error instanceof ApiError && error.status === 401) {
      forget()
      return visitor
    }
    return { settled: true, member: readLastMember(), outOfReach: true }
  }
}

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<State>({ settled: false, member: null, outOfReach: false })

  useEffect(() => {
    if (readToken() === null) {
      setState(visitor)
      return
    }
    const last = readLastMember()
    if (last) setState({ settled: true, member: last, outOfReach: false })
    void askWhoIsHere().then(setState)
    const whenBack = () => void askWhoIsHere().then(setState)
    window.addEventListener('online', whenBack)
    return () => window.removeEventListener('online', whenBack)
  }, [])

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
