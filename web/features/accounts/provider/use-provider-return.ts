import { useEffect, useState } from 'react'
import type { useSearchParams } from 'react-router'
import { keepInTab, readInTab } from '#web/session/tab-storage.ts'
import { failureIn } from '#web/features/provider-sign-in/provider-failure.tsx'

type Search = ReturnType<typeof useSearchParams>

const KEY = 'skynn.provider'

/** Keeps the one-time token of a return for this tab, so that a reload goes on where it was; null once it is used. */
export const keepReturned = (token: string | null): void => keepInTab(KEY, token)

/** The return from a provider that the address of this page tells of, and the address without it (decision A2). */
export const useProviderReturn = (search: Search[0], setSearch: Search[1]) => {
  const [returned, setReturned] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const token = search.get('auth') === 'success' ? search.get('token') : null
    const problem = failureIn(search)
    if (token === null && problem === null) {
      setReturned((current) => current ?? readInTab(KEY))
      return
    }
    if (token !== null) keepReturned(token)
    setReturned(token)
    setFailure(problem)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [search, setSearch])
  return {
    /** The token to exchange; null without one. */
    returned,
    failure,
    /** Drops what is left to do. */
    leave: () => {
      keepReturned(null)
      setReturned(null)
    },
  }
}
