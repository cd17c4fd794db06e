import type { Brand } from '#contract/brands.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { presentBrand } from './present.ts'
import { type BrandRow, findBrands, findFollowedBrands, findOwn, nothingOwn, type Own } from './queries.ts'

/** What the requesting member has done with these brands. */
export const ownOf = (member: Member | null, rows: BrandRow[], context: AppContext): Promise<Own> =>
  member === null
    ? Promise.resolve(nothingOwn)
    : findOwn(
        context.database.queries,
        member.id,
        rows.map(({ id }) => id),
      )

const presentAll = async (rows: BrandRow[], member: Member | null, context: AppContext): Promise<Brand[]> => {
  const own = await ownOf(member, rows, context)
  return rows.map((row) => presentBrand(row, own))
}

/** All brands, in editorial order. */
export const listBrands = async (member: Member | null, context: AppContext): Promise<Brand[]> =>
  presentAll(await findBrands(context.database.queries), member, context)

/** The brands that the member follows, most recently followed first. */
export const listFollowedBrands = async (member: Member, context: AppContext): Promise<Brand[]> =>
  presentAll(await findFollowedBrands(context.database.queries, member.id), member, context)
