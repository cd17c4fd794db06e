import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { SignedIn, User } from '#contract/accounts.ts'
import { logout, me } from '#contract/routes/accounts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetPages } from '#web/worker/keep-page.ts'
import { forgetTab } from './tab-storage.ts'
import { isTokenKey, keepLastMember, keepToken, readLastMember, readToken } from './token.ts'

/**
 * The current user. `settled` is false during server rendering and until the browser has read its storage; reserve the space of
 * personal content until then. `outOfReach`: the server is unreachable and `member` is the last known one (decision A3).
 */
type Session = {
  settled: boolean
  member: User | null
  outOfReach: boolean
  signIn: (session: SignedIn) => void
  /** Looks the member up again, after something changed their record. */
  refresh: () => Promise<void>
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** The current user, with `signIn` and `signOut`. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession must be used inside <SessionProvider> (web/root.tsx)')
  return session
}

type State = { settled: boolean; member: User | null; outOfReach: boolean }

const visitor: State = { settled: true, member: null, outOfReach: false }

const clearSession = (): void => {
  keepToken(null)
  keepLastMember(null)
  queryClient().clear()
  forgetPages()
}

/** Delay before the next attempt while the server is unreachable, in milliseconds. */
const RETRY_DELAY = 30_000

/** Delay after the end of a trial until the member is looked up again, in milliseconds: the server's clock may be slightly behind. */
const TRIAL_END_MARGIN = 500
/** Browsers run a longer timer at once. */
const LONGEST_TIMER = 2 ** 31 - 1 - TRIAL_END_MARGIN

/** Fetches the current user. Returns null when the token changed during the request: the newer state is already set. */
const fetchSession = async (): Promise<State | null> => {
  const token = readToken()
  if (token === null) return visitor
  const isOutdated = () => readToken() !== token
  try {
    const member = await call(me)
    if (isOutdated()) return null
    keepLastMember(member)
    return { settled: true, member, outOfReach: false }
  } catch (error) {
    if (isOutdated()) return null
    // Only a 401 signs out; a lost connection or a server error must not (decision A3).
    if (error instanceof ApiError && error.status === 401) {
      clearSession()
      return visitor
    }
    return { settled: true, member: readLastMember(), outOfReach: true }
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ settled: false, member: null, outOfReach: false })

  const refresh = useCallback(async () => {
    const fetched = await fetchSession()
    if (fetched !== null) setState(fetched)
  }, [])

  useEffect(() => {
    const last = readToken() === null ? null : readLastMember()
    if (last) setState({ settled: true, member: last, outOfReach: false })
    void refresh()
    const onOnline = () => void refresh()
    const onStorage = ({ key }: StorageEvent) => {
      if (!isTokenKey(key)) return
      // Another tab signed in or out: the cached data belongs to the previous user.
      queryClient().clear()
      void refresh()
    }
    window.addEventListener('online', onOnline)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('storage', onStorage)
    }
  }, [refresh])

  useEffect(() => {
    if (!state.outOfReach) return
    const timer = setTimeout(() => void refresh(), RETRY_DELAY)
    return () => clearTimeout(timer)
  }, [state, refresh])

  const trialEnd = state.member?.subscriptionStatus === 'trial' ? state.member.trialEndDate : null
  useEffect(() => {
    const left = Date.parse(trialEnd ?? '') - Date.now()
    if (!(left > 0 && left < LONGEST_TIMER)) return
    const timer = setTimeout(() => void refresh(), left + TRIAL_END_MARGIN)
    return () => clearTimeout(timer)
  }, [trialEnd, refresh])

  const signIn = useCallback(({ user, token }: SignedIn) => {
    keepToken(token)
    keepLastMember(user)
    setState({ settled: true, member: user, outOfReach: false })
  }, [])

  const signOut = useCallback(async () => {
    // Signing out must work in the browser even when the server is unreachable.
    await call(logout).catch(() => {})
    clearSession()
    forgetTab()
    setState(visitor)
  }, [])

  const session = useMemo(() => ({ ...state, signIn, refresh, signOut }), [state, signIn, refresh, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}
