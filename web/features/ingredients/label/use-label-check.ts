import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LabelAdvice, Profile } from '#contract/guidance.ts'
import { checkIngredients } from '#contract/routes/guidance.ts'
import { call } from '#web/api/call.ts'
import { isOutOfReach, serverOrPhone } from '#web/api/phone-checks.ts'
import { useSession } from '#web/session/session.tsx'
import { useOnline } from '#web/shell/offline.tsx'
import { usePatience } from '#web/api/use-patience.ts'
import { type LabelDraft, profileOf } from './label-draft.ts'

/** A checked label. `later`: it was checked on the phone, and this is what a connection adds. */
export type CheckedLabel = LabelAdvice & { later: { note: string | null; numbers: string | null } | null }

/** The key of all checks in the query cache. */
export const labelChecksKey = ['label check'] as const

const checkLabel = (text: string, profile: Profile | undefined): Promise<CheckedLabel> =>
  serverOrPhone<CheckedLabel, typeof import('./check-offline.ts')>(
    async () => ({ ...(await call(checkIngredients, { body: { text, ...(profile && { profile }) } })), later: null }),
    () => import('./check-offline.ts'),
    ({ checkOffline }) => checkOffline(text, profile),
  )

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
