import type { RouterContextProvider } from 'react-router'
import { loadOnServer } from '#web/api/page-data.ts'
import { countPlaces } from './places.ts'
import { foundingStatsRead } from './use-founding-stats.ts'

/** The founding cap while places are left, else null. A failed read must not fail the page: the page is then rendered without the offer. */
export const openFoundingCap = async (context: Readonly<RouterContextProvider>): Promise<number | null> => {
  try {
    const [stats] = await loadOnServer(context, foundingStatsRead)
    const { cap, left } = countPlaces(stats)
    return left > 0 ? cap : null
  } catch {
    return null
  }
}
