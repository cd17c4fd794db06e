import { MAX_OWNED_PRODUCTS } from '#contract/owned-products.ts'
import type { Profile } from '#contract/guidance.ts'
import type { ShelfItem } from '#contract/shelf.ts'
import type { AppContext } from '#server/app-context.ts'
import { presentShelfItem } from './present.ts'
import { findShelf, findShelfForAdvice } from './queries.ts'

/** The member's shelf, newest first. */
export const readShelf = async (memberId: string, { database }: Pick<AppContext, 'database'>): Promise<ShelfItem[]> =>
  (await findShelf(database.queries, memberId)).map(presentShelfItem)

/** A profile with the products on the member's shelf beside those that it names, as far as advice may use them. */
export const withShelf = async (
  profile: Profile | undefined,
  memberId: string,
  { database }: Pick<AppContext, 'database'>,
): Promise<Profile | undefined> => {
  const shelf = await findShelfForAdvice(database.queries, memberId)
  if (shelf.length === 0) return profile
  const onShelf = shelf.map(({ name, label }) => [name, label === '' ? name : label] as const)
  const owned = [...Object.entries(profile?.owned ?? {}), ...onShelf].slice(0, MAX_OWNED_PRODUCTS)
  return { ...profile, owned: Object.fromEntries(owned) }
}
