import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { brands, products } from '#server/db/schema.ts'
import { removeSearchDocument, type SearchDocument, writeSearchDocument } from '#server/search/document-queries.ts'
import { summaryColumns } from './list-queries.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether this is the id of a product, and not its slug. */
export const isId = (idOrSlug: string): boolean => uuid.test(idOrSlug)

/** The condition that a product has this id or slug. */
export const isProduct = (idOrSlug: string): SQL =>
  isId(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug)

/** One listed product. */
export const findProduct = async (db: Queries, idOrSlug: string) => {
  const [row] = await db
    .select({ ...summaryColumns, label: products.label, ratingCounts: products.ratingCounts })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brand))
    .where(and(isProduct(idOrSlug), products.isListed))
  return row
}

/** The hash of each stored product of a source, by its id there; null for rows that an operator has changed. */
export const findFileHashes = async (db: Queries, source: string, ids: string[]) =>
  new Map(
    (
      await db
        .select({ id: products.sourceId, fileHash: products.fileHash })
        .from(products)
        .where(and(eq(products.source, source), inArray(products.sourceId, ids)))
    ).map((row) => [row.id, row.fileHash]),
  )

export type NewProduct = typeof products.$inferInsert

/** What the site-wide search finds of a product. @param brandName how its brand is written */
export const documentOf = (id: string, row: NewProduct, brandName: string): SearchDocument => ({
  kind: 'product',
  ref: id,
  path: `/product-recommendations/${row.slug}`,
  title: row.productName,
  excerpt: row.description,
  tags: [brandName, row.category, ...row.skinConcerns],
  body: [row.title, ...row.pros, ...row.cons, row.label].join('\n'),
  art: row.art,
  isSample: row.isSample ?? false,
  publishedAt: row.createdAt ?? new Date(),
})

const writeDocument = async (db: Queries, id: string, row: NewProduct): Promise<void> => {
  if (row.isListed === false) return removeSearchDocument(db, 'product', id)
  const [brand] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, row.brand))
  await writeSearchDocument(db, documentOf(id, row, brand?.name ?? row.brand))
}

/**
 * Writes a product with its search document, or updates the one with the same id in the same source; ratings stay. Call it inside a
 * transaction. @returns its id
 */
export const writeProduct = async (db: Queries, row: NewProduct): Promise<string> => {
  const {
    id: _id,
    createdAt: _createdAt,
    rating: _rating,
    ratingCount: _count,
    ratingCounts: _counts,
    ...changes
  } = row
  const [written] = await db
    .insert(products)
    .values(row)
    .onConflictDoUpdate({
      target: [products.source, products.sourceId],
      set: { ...changes, updatedAt: sql`excluded.updated_at` },
    })
    .returning({ id: products.id, createdAt: products.createdAt, isListed: products.isListed })
  if (!written) throw new Error('the insert returned no row')
  const { id, ...stored } = written
  await writeDocument(db, id, { ...row, ...stored })
  return id
}
