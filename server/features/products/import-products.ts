import type { z } from 'zod'
import type { FreeFrom } from '#contract/kinds/product.ts'
import type { AppContext } from '#server/app-context.ts'
import { SampleProduct, sampleProductsFile } from '#server/content/knowledge.ts'
import { importShippedRows, readShippedRows } from '#server/content/shipped-rows.ts'
import { areSamplesReplaced, SHIPPED } from './import-queries.ts'
import { findFileHashes, type NewProduct, writeProduct } from './queries.ts'
import { readFreeFrom } from './read-free-from.ts'

const rowOf = (sample: z.output<typeof SampleProduct>, freeFrom: FreeFrom[], fileHash: string): NewProduct => ({
  slug: sample.id,
  title: sample.title,
  description: sample.description,
  productName: sample.name,
  brand: sample.brand,
  category: sample.kind,
  skinTypes: sample.skinTypes,
  skinConcerns: sample.concerns,
  price: sample.priceCents,
  sizeMl: sample.sizeMl,
  pros: sample.pros,
  cons: sample.cons,
  label: sample.label,
  spf: sample.spf ?? null,
  tinted: sample.tinted ?? false,
  freeFrom,
  // All sample products are under the names of local brands.
  isLocal: true,
  isSample: true,
  art: sample.art,
  source: SHIPPED,
  sourceId: sample.id,
  fileHash,
  createdAt: new Date(sample.addedAt),
})

/**
 * Writes the sample products that are new or have changed since they were imported, unless an imported catalogue has replaced them.
 * @returns the number of products written
 */
export const importProducts = async (context: AppContext): Promise<number> => {
  if (await areSamplesReplaced(context.database.queries)) return 0
  const shipped = await readShippedRows(sampleProductsFile, SampleProduct, ({ id }) => id)
  let claims = new Map<string, FreeFrom[]>()
  return importShippedRows(context, shipped, {
    findHashes: (db, ids) => findFileHashes(db, SHIPPED, ids),
    prepare: async (rows) => {
      // The first start has nothing else to do than to wait for the engine.
      await context.advice.warmUp()
      claims = await readFreeFrom(
        rows.map(({ label }) => label),
        context,
      )
    },
    write: (db, row, hash) => writeProduct(db, rowOf(row, claims.get(row.label) ?? [], hash)),
    cacheTags: ['products'],
  })
}
