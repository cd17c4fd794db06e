import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { FreeFrom, ProductKind } from '#contract/kinds/product.ts'
import type { Concern, SkinType } from '#contract/kinds/skin.ts'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { preparedQuery } from '#server/db/prepared.ts'
import { brands, products } from '#server/db/schema.ts'

const {
  label: _label,
  ratingCounts: _ratingCounts,
  // The money wall: no query of this feature reads what we are paid.
  commission: _commission,
  sponsor: _sponsor,
  source: _source,
  sourceId: _sourceId,
  sourceName: _sourceName,
  fileHash: _fileHash,
  isListed: _isListed,
  ...columns
} = getTableColumns(products)

/** What a list shows of a product. The name of its brand is null for a brand without a page of its own. */
export const summaryColumns = { ...columns, brandName: brands.name }
const selectSummaries = (db: Queries) =>
  db.select(summaryColumns).from(products).leftJoin(brands, eq(brands.id, products.brand)).$dynamic()
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

export type Filter = {
  category?: ProductKind | undefined
  concern?: Concern | undefined
  skinType?: SkinType | undefined
  freeFrom?: FreeFrom[] | undefined
  brand?: string | undefined
  maxPrice?: number | undefined
  maxUnitPrice?: number | undefined
  local?: 'yes' | undefined
}

const isListed = sql`${products.isListed}`

const conditionOf = ({
  category,
  concern,
  skinType,
  freeFrom,
  brand,
  maxPrice,
  maxUnitPrice,
  local,
}: Filter): SQL | undefined =>
  and(
    isListed,
    category && eq(products.category, category),
    concern && arrayContains(products.skinConcerns, [concern]),
    skinType && arrayContains(products.skinTypes, [skinType]),
    freeFrom && arrayContains(products.freeFrom, freeFrom),
    brand === undefined ? undefined : eq(products.brand, brand),
    maxPrice === undefined ? undefined : lte(products.price, maxPrice),
    maxUnitPrice === undefined ? undefined : lte(products.unitPrice, maxUnitPrice),
    local && sql`${products.isLocal}`,
  )

/** The position after which a page starts, and the order of the list. Products without a price are in no list sorted by it. */
export type Order =
  | { sort: 'newest'; after: Place<Date> | undefined }
  | { sort: 'price' | 'unit-price' | 'rating'; after: Place<number> | undefined }

const sortedBy = { price: products.price, 'unit-price': products.unitPrice, rating: products.rating } as const

/** A row comparison is a single index range; AND/OR over the two columns is not. */
const positionOf = (order: Order): SQL | undefined => {
  if (order.sort === 'newest') {
    const { after } = order
    return (
      after &&
      sql`(${products.createdAt}, ${products.id}) < (${after.by.toISOString()}::timestamptz, ${after.id}::uuid)`
    )
  }
  const { sort, after } = order
  const by = sortedBy[sort]
  if (sort === 'rating') return after && sql`(${by}, ${products.id}) < (${after.by}::real, ${after.id}::uuid)`
  const isKnown = sql`${by} is not null`
  return after === undefined ? isKnown : and(isKnown, sql`(${by}, ${products.id}) > (${after.by}, ${after.id}::uuid)`)
}

const orderBy = ({ sort }: Order): SQL[] => {
  if (sort === 'newest') return [desc(products.createdAt), desc(products.id)]
  const direction = sort === 'rating' ? desc : asc
  return [direction(sortedBy[sort]), direction(products.id)]
}

/** A page of the products that match the filter. */
export const findProducts = (db: Queries, filter: Filter, order: Order, limit: number): Promise<SummaryRow[]> =>
  selectSummaries(db)
    .where(and(conditionOf(filter), positionOf(order)))
    .orderBy(...orderBy(order))
    .limit(limit)

/** The listed products among these ids and slugs, in any order. */
export const findAmong = (db: Queries, ids: readonly string[], slugs: readonly string[]): Promise<SummaryRow[]> =>
  selectSummaries(db)
    .where(and(isListed, or(inArray(products.id, [...ids]), inArray(products.slug, [...slugs]))))
    .limit(ids.length + slugs.length)

const listedByIds = preparedQuery('listed products by id', (db) =>
  selectSummaries(db).where(and(isListed, sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`)),
)

/** The listed products among these ids, in any order. */
export const findByIds = (db: Queries, ids: string[]): Promise<SummaryRow[]> => listedByIds(db, { ids })

/** Products of the same kind for a page of one: those for the same concerns first, then the newest. Only the newest few are considered. */
export const findRelated = async (
  db: Queries,
  product: { id: string; category: ProductKind; skinConcerns: Concern[] },
  limit: number,
): Promise<SummaryRow[]> => {
  const near = await selectSummaries(db)
    .where(and(isListed, eq(products.category, product.category), ne(products.id, product.id)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit * 5)
  const shared = ({ skinConcerns }: SummaryRow) =>
    skinConcerns.filter((concern) => product.skinConcerns.includes(concern)).length
  return near.toSorted((one, other) => shared(other) - shared(one)).slice(0, limit)
}

/** What the guidance engine weighs. It has no place for what we are paid. */
const weighedColumns = {
  id: products.id,
  brand: products.brand,
  name: products.productName,
  kind: products.category,
  price: products.price,
  sizeMl: products.sizeMl,
  label: products.label,
  spf: products.spf,
  tinted: products.tinted,
  skinTypes: products.skinTypes,
  concerns: products.skinConcerns,
  createdAt: products.createdAt,
}

/** The newest products that match the filter, to be ranked; with concerns, only those made for one of them. */
export const findCandidates = (db: Queries, filter: Filter, concerns: readonly Concern[] | undefined, limit: number) =>
  db
    .select(weighedColumns)
    .from(products)
    .where(and(conditionOf(filter), concerns && arrayOverlaps(products.skinConcerns, [...concerns])))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit)
export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number]

/** Fewer words are no name by which a text can mean one product. */
const isWholeName = sql`${products.productName} like '% %'`

/** The listed products that a text names, to be weighed. */
export const findNamedIn = (db: Queries, text: string, limit: number): Promise<Candidate[]> =>
  db
    .select(weighedColumns)
    .from(products)
    .where(and(isListed, isWholeName, sql`strpos(${text}, ${products.productName}) > 0`))
    .limit(limit)

/** One product to be weighed; undefined if it does not exist or is not listed. */
export const findWeighed = async (db: Queries, idOrSlug: SQL): Promise<Candidate | undefined> => {
  const [row] = await db.select(weighedColumns).from(products).where(and(isListed, idOrSlug))
  return row
}
