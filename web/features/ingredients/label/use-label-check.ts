import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LabelAdvice, Profile } from '#contract/guidance.ts'
import { checkIngredients } from '#contract/routes/guidance.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { useOnline } from '#web/shell/offline.tsx'
import { usePatience } from '#web/api/use-patience.ts'
import { type LabelDraft, profileOf } from './label-draft.ts'

/** A checked label. `later`: it was checked on the phone, and this is what a connection adds. */
export type CheckedLabel = LabelAdvice & { later: { note: string | null; numbers: string | null } | null }

/** The key of all checks in the query cache. */
export const labelChecksKey = ['label check'] as const

const loadOfflineCheck = () => import('./check-offline.ts')

/** Whether no response arrived from the server. */
export const isOutOfReach = (error: Error | null): boolean => error instanceof ApiError && error.status === 0

/** Fetches the offline check while there is a connection, for the next label in a shop without one, unless data is to be saved. */
const prepareOffline = (): void => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const load = () => void loadOfflineCheck().catch(() => {})
  if ('requestIdleCallback' in window) window.requestIdleCallback(load)
  else setTimeout(load, 2000)
}

const checkLabel = async (text: string, profile: Profile | undefined): Promise<CheckedLabel> => {
  try {
    const checked = await call(checkIngredients, { body: { text, ...(profile && { profile }) } })
    prepareOffline()
    return { ...checked, later: null }
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 0)) throw error
    // Where the offline check was never fetched, the text waits for a connection.
    const offline = await loadOfflineCheck().catch(() => null)
    if (offline === null) throw error
    return offline.checkOffline(text, profile)
  }
}

/**
 * The check of a draft, once it is asked for: by the server or, without a connection, on the phone. What waits for a connection is asked
 * again as soon as there is one.
 */
export const useLabelCheck = ({ text, told, checked }: LabelDraft) => {
  const { settled, member } = useSession()
  const isOnline = useOnline()
  const patiently = usePatience()
  const profile = member === null ? profileOf(told) : undefined
  const query = useQuery({
    queryKey: [...labelChecksKey, member?.id ?? 'visitor', text, profile],
    queryFn: ({ signal }) => patiently(() => checkLabel(text, profile), signal),
    enabled: checked && settled,
  })
  const askAgain = useEffectEvent(() => {
    if (query.data?.later || isOutOfReach(query.error)) void query.refetch()
  })
  useEffect(() => {
    if (isOnline) askAgain()
  }, [isOnline])
  return query
}
