import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ShelfInput, ShelfItem } from '#contract/shelf.ts'
import { addShelfItem, changeShelfItem, listShelf, removeShelfItem } from '#contract/routes/shelf.ts'
import { call } from '#web/api/call.ts'
import { queryOf, read } from '#web/api/read.ts'
import { labelChecksKey } from '#web/features/ingredients/label/use-label-check.ts'

const shelf = read(listShelf)

/** The member's shelf, newest first. */
export const useShelf = (memberId: string) => useQuery(queryOf(shelf, memberId))

/** Loads the shelf again, and forgets the label checks, which take it into account. */
const refresh = async (client: QueryClient, memberId: string): Promise<void> => {
  client.removeQueries({ queryKey: labelChecksKey })
  await client.invalidateQueries({ queryKey: queryOf(shelf, memberId).queryKey })
}

/** Saves a product: a new one, or changes to the one with this id. @throws ApiError */
export const saveItem = async (
  client: QueryClient,
  memberId: string,
  input: ShelfInput,
  id?: string,
): Promise<ShelfItem> => {
  const saved =
    id === undefined
      ? await call(addShelfItem, { body: input })
      : await call(changeShelfItem, { params: { id }, body: input })
  await refresh(client, memberId)
  return saved
}

/** Removes a product. @throws ApiError */
export const removeItem = async (client: QueryClient, memberId: string, id: string): Promise<void> => {
  await call(removeShelfItem, { params: { id } })
  await refresh(client, memberId)
}

/** What the server takes of a product. */
export const inputOf = ({ name, kind, label, openedOn, monthsAfterOpening, priceCents }: ShelfItem): ShelfInput => ({
  name,
  kind,
  label,
  openedOn,
  monthsAfterOpening,
  priceCents,
})
