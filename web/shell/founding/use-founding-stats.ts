import { useQuery } from '@tanstack/react-query'
import { foundingStats } from '#contract/routes/accounts.ts'
import type { ResponseOf } from '#web/api/endpoints.ts'
import { queryOf, read } from '#web/api/read.ts'

/** Founding places taken, the founding cap, and total sign-ups. */
export const foundingStatsRead = read(foundingStats)

/** The specified refresh times, in milliseconds: fresh for 10 s, refetched every 30 s. */
const STALE_AFTER = 10_000
const REFETCH_EVERY = 30_000

/**
 * The founding numbers, refetched while something on the page shows them. A hidden tab does not refetch; when it becomes visible again it
 * does, unless the numbers are still fresh.
 * @param shown false while nothing shows the numbers: nothing is fetched
 */
export const useFoundingStats = (shown: boolean): ResponseOf<typeof foundingStats> | undefined =>
  useQuery({
    ...queryOf(foundingStatsRead),
    staleTime: STALE_AFTER,
    refetchInterval: REFETCH_EVERY,
    refetchOnWindowFocus: true,
    enabled: shown,
  }).data
