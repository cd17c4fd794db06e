import { z } from 'zod'
import { Slug, text } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import { importShippedRows, readShippedRows } from '#server/content/shipped-rows.ts'
import { findBrandHashes, writeBrand } from './queries.ts'

const ShippedBrand = z.strictObject({
  id: Slug,
  name: text(60, 1),
  tagline: text(120, 1),
  description: text(600, 1),
  highlights: z.array(text(200, 1)).length(5),
  website: z.url({ protocol: /^https$/ }).nullable(),
  rating: z.union([z.literal(4), z.literal(5)]),
  position: z.int().min(1),
  isSample: z.literal(true),
  art: z.strictObject({ motif: z.string(), accent: z.string() }),
})

/** Writes the shipped brands that are new or have changed. @returns the number written */
export const importBrands = async (context: AppContext): Promise<number> => {
  const now = context.now()
  const shipped = await readShippedRows('brands.json', ShippedBrand, ({ id }) => id)
  return importShippedRows(context, shipped, {
    findHashes: findBrandHashes,
    write: (db, row, fileHash) => writeBrand(db, { ...row, createdAt: now, fileHash }),
    cacheTags: ['brands'],
  })
}
