import { useQuery } from '@tanstack/react-query'
import { registrationInfo } from '#contract/routes/accounts.ts'
import { queryOf, read } from '#web/api/read.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'

/** The offer for the next new member. */
export type RegistrationInfo = ResponseOf<typeof registrationInfo>

/** Fetches the offer while the registration form is shown. Stale after 10 s, because places are taken meanwhile. */
export const useRegistrationInfo = (isJoining: boolean) =>
  useQuery({ ...queryOf(read(registrationInfo)), enabled: isJoining, staleTime: 10_000 })

/** Founding places left, never below 0 (specification, business constants). */
export const spotsRemaining = ({
  foundingCap,
  userCount,
}: Pick<RegistrationInfo, 'foundingCap' | 'userCount'>): number => Math.max(0, foundingCap - userCount)
