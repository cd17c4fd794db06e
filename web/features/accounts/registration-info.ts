import { useQuery } from '@tanstack/react-query'
import { queryOf, read } from '#web/api/read.ts'
import type { CallAnswer } from '#web/api/endpoints.ts'

/** What joining now would mean. */
export type RegistrationInfo = CallAnswer<'GET /api/user/registration-info'>

/** Asks what joining would mean, only while somebody looks at the form to join. Places go while people look: it ages in 10 s. */
export const useRegistrationInfo = (isJoining: boolean) =>
  useQuery({ ...queryOf(read('/api/user/registration-info')), enabled: isJoining, staleTime: 10_000 })

/** Founding places that are left, never below 0 (specification, business constants). */
export const spotsRemaining = ({
  foundingCap,
  userCount,
}: Pick<RegistrationInfo, 'foundingCap' | 'userCount'>): number => Math.max(0, foundingCap - userCount)
