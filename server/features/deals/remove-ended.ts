import type { AppContext } from '#server/app-context.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { removeEndedDocuments } from './queries.ts'

/** Between two runs, milliseconds: a cached page shows an ended deal no longer than this. */
const INTERVAL = 60_000

/**
 * Removes the search documents of the deals that have ended, and the cached pages that still show these deals. Of several instances, the one
 * that removes a document tells the others. @returns the number of deals
 */
export const removeEndedFromSearch = async (context: AppContext): Promise<number> => {
  const ended = await removeEndedDocuments(context.database.queries, context.now())
  if (ended > 0) await context.invalidate(['deals'])
  return ended
}

/** Removes ended deals from the search every minute. @returns a function that stops it */
export const startRemovingEnded = (context: AppContext, interval = INTERVAL): (() => void) => {
  const timer = setInterval(() => {
    removeEndedFromSearch(context).catch((error: unknown) => {
      const level = isUnavailable(error) ? 'warn' : 'error'
      context.log[level]({ err: error }, 'ended deals could not be removed from the search; the next run tries again')
    })
  }, interval).unref()
  return () => clearInterval(timer)
}
