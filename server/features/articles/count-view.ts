import { createHmac, randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countView as count, forgetOldViews } from './queries.ts'

/** Kept in memory only and new every day: yesterday's hashes can be matched with nothing. */
let today = { day: '', key: randomBytes(32) }

/**
 * Counts a reading, once per visitor and day (decision C19). The visitor is a keyed hash of address and browser, whose key is forgotten daily.
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
    await forgetOldViews(context.database.queries, day)
  }
  const hash = createHmac('sha256', today.key)
    .update(`${visitor.address}\n${visitor.browser}`)
    .digest('base64url')
    .slice(0, 22)
  const views = await count(context.database.queries, idOrSlug, hash, day)
  if (views === undefined) throw new Refusal('not_found')
  return { views }
}
