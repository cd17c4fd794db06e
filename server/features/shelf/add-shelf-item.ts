import { MAX_SHELF_ITEMS } from '#contract/kinds/shelf.ts'
import type { ShelfInput, ShelfItem } from '#contract/shelf.ts'
import type { Member } from '#server/auth/sessions.ts'
import { hasDecided } from '#server/consents/queries.ts'
import { recordConsents, versionsOf } from '#server/consents/record-consents.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentShelfItem } from './present.ts'
import { insertShelfItem } from './queries.ts'

/**
 * Adds a product to the member's shelf. The first one is the consent to advice that takes it into account, which the form states; a later
 * withdrawal stays.
 * @throws Refusal list_full
 */
export const addShelfItem = async (input: ShelfInput, member: Member, context: AppContext): Promise<ShelfItem> => {
  const versions = await versionsOf(['health-data'])
  return context.database.transaction(async (queries) => {
    const now = context.now()
    const row = await insertShelfItem(queries, { ...input, userId: member.id, createdAt: now })
    if (row === undefined)
      throw new Refusal('list_full', {
        message: `Your shelf holds ${MAX_SHELF_ITEMS} products. Remove one that is used up first.`,
      })
    if (!(await hasDecided(queries, member.id, 'health-data')))
      await recordConsents(queries, { memberId: member.id, versions, granted: true, now })
    return presentShelfItem(row)
  })
}
