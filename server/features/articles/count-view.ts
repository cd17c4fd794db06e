import { createHmac, randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countView as count, deleteOldViews } from './queries.ts'

/** In memory only and replaced daily, so that hashes of earlier days cannot be matched to a visitor. */
let today = { day: '', key: randomBytes(32) }

/**
 * Counts a view, once per visitor and day (decision C19). The visitor is a keyed hash of IP address and browser; the key is discarded daily.
 * @throws Refusal not_found
 */
export const countView = async (
  idOrSlug: string,
  visitor: { address: string; browser: string },
  context: AppContext,
): Promise<{ views: number }> => {
  const day = context.now().toISOString().slice(0, 10)
  if (today.day !== day) {
    today = { day, key: randomBytes(32) }
    await deleteOldViews(context.database.queries, day)
  }
  const hash = createHmac('sha256', today.key)
    .update(`${visitor.address}\n${visitor.browser}`)
    .digest('base64url')
    .slice(0, 22)
  const views = await count(context.database.queries, idOrSlug, hash, day)
  if (views === undefined) throw new Refusal('not_found')
  return { views }
}
