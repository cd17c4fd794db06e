import type { ShelfInput, ShelfItem } from '#contract/shelf.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentShelfItem } from './present.ts'
import { deleteShelfItem, updateShelfItem } from './queries.ts'

const noSuchItem = () =>
  new Refusal('not_found', { message: 'We could not find this product. It may have been removed already.' })

/** Replaces what is told about a product. @throws Refusal not_found, also for the product of another member */
export const changeShelfItem = async (
  id: string,
  input: ShelfInput,
  member: Member,
  context: AppContext,
): Promise<ShelfItem> => {
  const row = await updateShelfItem(context.database.queries, member.id, id, input)
  if (row === undefined) throw noSuchItem()
  return presentShelfItem(row)
}

/** Removes a product from the shelf. @throws Refusal not_found, also for the product of another member */
export const removeShelfItem = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  if (!(await deleteShelfItem(context.database.queries, member.id, id))) throw noSuchItem()
  return { ok: true }
}
