import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PersonalRoutineCheck, RoutinePlan } from '#contract/routines.ts'
import { checkRoutine } from '#contract/routes/routines.ts'
import { call } from '#web/api/call.ts'
import { isOutOfReach, serverOrPhone } from '#web/api/phone-checks.ts'
import { useSession } from '#web/session/session.tsx'
import { useOnline } from '#web/shell/offline.tsx'
import { sendable } from '../plan/plan.ts'

/** Delay between the last change and the check, in milliseconds. */
const DELAY = 400

/** A check and the plan that it is of. `isOffline`: it was made on the phone, for skin in general and without sources. */
export type CheckedPlan = { plan: RoutinePlan; check: PersonalRoutineCheck; isOffline: boolean }

const checkPlan = (plan: RoutinePlan): Promise<CheckedPlan> =>
  serverOrPhone<CheckedPlan, typeof import('./check-offline.ts')>(
    async () => ({ plan, check: await call(checkRoutine, { body: { plan: sendable(plan) } }), isOffline: false }),
    () => import('./check-offline.ts'),
    ({ checkOffline }) => ({ plan, check: checkOffline(plan), isOffline: true }),
  )

/**
 * Checks the routine as it changes: by the server or, without a connection, on the phone. The last check stays until the next one arrives, and
 * what waits for a connection is asked again as soon as there is one.
 */
export const useCheck = (plan: RoutinePlan) => {
  const { settled, member } = useSession()
  const isOnline = useOnline()
  const [asked, setAsked] = useState(plan)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(plan), DELAY)
    return () => clearTimeout(timer)
  }, [plan])
  const query = useQuery({
    queryKey: [checkRoutine.path, member?.id ?? 'visitor', JSON.stringify(sendable(asked))],
    queryFn: () => checkPlan(asked),
    enabled: settled && asked.steps.length > 0,
    placeholderData: keepPreviousData,
    // The skin profile may have changed since.
    staleTime: 0,
  })
  const askAgain = useEffectEvent(() => {
    if (query.data?.isOffline === true || isOutOfReach(query.error)) void query.refetch()
  })
  useEffect(() => {
    if (isOnline) askAgain()
  }, [isOnline])
  return {
    ...query,
    isOutOfReach: isOutOfReach(query.error),
    /** Whether the check is of the plan before. */
    isOld: query.isPlaceholderData || asked !== plan,
  }
}
