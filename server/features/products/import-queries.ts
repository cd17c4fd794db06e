import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { brands, products } from '#server/db/schema.ts'
import { removeSearchDocuments, writeSearchDocuments } from '#server/search/document-queries.ts'
import { documentOf, type NewProduct } from './queries.ts'

/** The source of the rows that ship with the app. */
export const SHIPPED = 'shipped'
/** The source of the rows of an imported catalogue. */
export const IMPORTED = 'import'

/** What identifies a row of a catalogue. */
type Keys = { key: string; nameKey: string }

const selectImported = (db: Queries, rows: readonly Keys[]) => {
  const nameKeys = rows.map(({ nameKey }) => nameKey)
  return db
    .select({
      key: products.sourceId,
      nameKey: sql<string>`coalesce(${products.sourceName}, ${products.sourceId})`,
      hash: products.fileHash,
    })
    .from(products)
    .where(
      and(
        eq(products.source, IMPORTED),
        or(
          inArray(products.sourceId, [...rows.map(({ key }) => key), ...nameKeys]),
          inArray(products.sourceName, nameKeys),
        ),
      ),
    )
    .orderBy(asc(products.id))
    .$dynamic()
}

/** An imported product, with the hash of the row that it was written from; null if an operator has changed it since. */
export type Imported = Keys & { hash: string | null }

/** The imported products that these rows may be. */
export const findImported = (db: Queries, rows: readonly Keys[]): Promise<Imported[]> => selectImported(db, rows)

/** The same, locked until the end of the transaction, in the same order as by everything that locks products. */
export const lockImported = (db: Queries, rows: readonly Keys[]): Promise<Imported[]> =>
  selectImported(db, rows).for('no key update')

/** Gives imported products another key: a barcode that they did not have. */
export const changeKeys = async (db: Queries, changes: readonly { from: string; to: string }[]): Promise<void> => {
  if (changes.length === 0) return
  const from = sql.param(changes.map((change) => change.from))
  const to = sql.param(changes.map((change) => change.to))
  await db.execute(sql`
    update ${products} set source_id = changed.after from unnest(${from}::text[], ${to}::text[]) as changed (before, after)
    where source = ${IMPORTED} and source_id = changed.before`)
}

/** The brands with a page of their own. */
export const findBrandNames = (db: Queries) =>
  db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.position)).limit(100)

/**
 * Writes imported products with their search documents. A product that exists keeps its address, its place in the list of the newest, its
 * ratings and pictures, and whether it is listed. Call it inside a transaction.
 * @param nameOf how a brand is written
 */
export const writeImported = async (
  db: Queries,
  rows: readonly NewProduct[],
  nameOf: (brand: string) => string,
): Promise<void> => {
  if (rows.length === 0) return
  const written = await db
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: [products.source, products.sourceId],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        productName: sql`excluded.product_name`,
        brand: sql`excluded.brand`,
        category: sql`excluded.category`,
        skinTypes: sql`excluded.skin_types`,
        skinConcerns: sql`excluded.skin_concerns`,
        price: sql`excluded.price`,
        sizeMl: sql`excluded.size_ml`,
        affiliateUrl: sql`excluded.affiliate_url`,
        pros: sql`excluded.pros`,
        cons: sql`excluded.cons`,
        label: sql`excluded.label`,
        spf: sql`excluded.spf`,
        tinted: sql`excluded.tinted`,
        freeFrom: sql`excluded.free_from`,
        isLocal: sql`excluded.is_local`,
        isRecommended: sql`excluded.is_recommended`,
        sourceName: sql`excluded.source_name`,
        fileHash: sql`excluded.file_hash`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({
      id: products.id,
      key: products.sourceId,
      slug: products.slug,
      art: products.art,
      createdAt: products.createdAt,
      isListed: products.isListed,
    })
  const stored = new Map(written.map((row) => [row.key, row]))
  await writeSearchDocuments(
    db,
    rows.flatMap((row) => {
      const at = stored.get(row.sourceId)
      if (at?.isListed !== true) return []
      const { id, slug, art, createdAt } = at
      return [documentOf(id, { ...row, slug, art, createdAt }, nameOf(row.brand))]
    }),
  )
}

/**
 * Removes the sample products from every list and from the search; what members have written about them stays. Call it inside a
 * transaction. @returns how many
 */
export const unlistSamples = async (db: Queries, now: Date): Promise<number> => {
  const unlisted = await db
    .update(products)
    .set({ isListed: false, updatedAt: now })
    .where(and(eq(products.source, SHIPPED), products.isSample, products.isListed))
    .returning({ id: products.id })
  const ids = unlisted.map(({ id }) => id)
  if (ids.length > 0) await removeSearchDocuments(db, 'product', ids)
  return ids.length
}

/** Whether there is an imported catalogue and no sample is listed beside it. */
export const areSamplesReplaced = async (db: Queries): Promise<boolean> => {
  const exists = (source: string) =>
    sql`exists (select from ${products} where ${products.source} = ${source} and ${products.isListed})`
  const { rows } = await db.execute<{ replaced: boolean }>(
    sql`select ${exists(IMPORTED)} and not ${exists(SHIPPED)} as replaced`,
  )
  return rows[0]?.replaced === true
}
