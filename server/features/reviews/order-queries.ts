import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Place, RankedPlace } from '#server/db/cursor.ts'
import { reviews } from '#server/db/schema.ts'

/** Who reads reviews, with the skin that theirs is compared with; all null for a visitor. */
export type Reader = { id: string | null; skinType: string | null; fitzpatrickScale: number | null }

export const visitor: Reader = { id: null, skinType: null, fitzpatrickScale: null }

/** Fitzpatrick types this close count as similar. */
const CLOSE = 1

/** Whether two Fitzpatrick types are close; an unknown one is not. */
export const isClose = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) <= CLOSE

/** How alike the skins of reader and writer are: 0 with the same skin type and a close skin tone, 1 with either, 2 with neither. */
export const tierFor = ({ skinType, fitzpatrickScale }: Reader): SQL<number> => {
  const sameType = skinType === null ? sql`false` : sql`coalesce(${reviews.skinType} = ${skinType}, false)`
  const closeTone =
    fitzpatrickScale === null
      ? sql`false`
      : sql`coalesce(abs(${reviews.fitzpatrickScale} - ${fitzpatrickScale}::integer) <= ${sql.raw(String(CLOSE))}, false)`
  return sql<number>`(2 - (${sameType})::integer - (${closeTone})::integer)`
}

/** The order of a list of reviews, and the position after which a page starts. */
export type Order =
  | { sort: 'helpful'; after: Place<number> | undefined }
  | { sort: 'newest'; after: Place<Date> | undefined }
  | { sort: 'like-mine'; after: RankedPlace | undefined }

const isOlder = ({ by, id }: Place<Date>): SQL =>
  sql`(${reviews.createdAt}, ${reviews.id}) < (${by.toISOString()}::timestamptz, ${id}::uuid)`

/** The condition that a review comes after the position. */
export const positionOf = (order: Order, reader: Reader): SQL | undefined => {
  if (order.after === undefined) return undefined
  if (order.sort === 'newest') return isOlder(order.after)
  if (order.sort === 'helpful')
    return sql`(${reviews.helpful}, ${reviews.id}) < (${order.after.by}::integer, ${order.after.id}::uuid)`
  const tier = tierFor(reader)
  return sql`(${tier} > ${order.after.tier}::integer or (${tier} = ${order.after.tier}::integer and ${isOlder(order.after)}))`
}

/** `like-mine` sorts all approved reviews of the product; the others read an index. */
export const orderBy = ({ sort }: Order, reader: Reader): SQL[] => {
  if (sort === 'helpful') return [desc(reviews.helpful), desc(reviews.id)]
  const newest = [desc(reviews.createdAt), desc(reviews.id)]
  return sort === 'newest' ? newest : [asc(tierFor(reader)), ...newest]
}
