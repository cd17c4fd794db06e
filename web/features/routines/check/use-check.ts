import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PersonalRoutineCheck, RoutinePlan } from '#contract/routines.ts'
import { checkRoutine } from '#contract/routes/routines.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { sendable } from '../plan/plan.ts'

/** Delay between the last change and the check, in milliseconds. */
const DELAY = 400

/** A check and the plan that it is of. */
export type CheckedPlan = { plan: RoutinePlan; check: PersonalRoutineCheck }

/** Checks the routine on the server as it changes. The last check stays until the next one arrives; without a connection it waits. */
export const useCheck = (plan: RoutinePlan) => {
  const { settled, member } = useSession()
  const [asked, setAsked] = useState(plan)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(plan), DELAY)
    return () => clearTimeout(timer)
  }, [plan])
  const body = { plan: sendable(asked) }
  const query = useQuery({
    queryKey: [checkRoutine.path, member?.id ?? 'visitor', JSON.stringify(body)],
    queryFn: async (): Promise<CheckedPlan> => ({ plan: asked, check: await call(checkRoutine, { body }) }),
    enabled: settled && asked.steps.length > 0,
    placeholderData: keepPreviousData,
  })
  return { ...query, isOld: query.isPlaceholderData || asked !== plan }
}
