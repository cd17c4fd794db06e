import { z } from 'zod'
import { Art } from '#contract/articles.ts'
import { Concern, SkinType } from '#contract/guidance.ts'
import { freeFroms } from '#contract/kinds/product.ts'
import { Cents, Slug, Timestamp } from '#contract/values.ts'
import { productKinds } from '#guidance/knowledge/kinds.ts'

/** The file of the shipped products, within content/. */
export const sampleProductsFile = 'samples/products.json'

const sentence = (max: number) => z.string().trim().min(1).max(max)

/** A fictitious product, which must be marked as a sample. `concerns` is what its label is made for. */
export const SampleProduct = z.strictObject({
  id: Slug,
  brand: z.string(),
  name: z.string(),
  kind: z.enum(productKinds),
  priceCents: Cents,
  sizeMl: z.number().positive(),
  label: z.string().min(1),
  /** What the label shows to be absent (guidance/labels/free-from.ts). Stored, because the server starts without the engine. */
  freeFrom: z.array(z.enum(freeFroms)),
  spf: z.int().optional(),
  tinted: z.boolean().optional(),
  skinTypes: z.array(SkinType),
  concerns: z.array(Concern),
  title: sentence(80),
  /** What it is, for whom, how it feels and how to use it. */
  description: sentence(300),
  pros: z.array(sentence(90)).min(2).max(3),
  cons: z.array(sentence(90)).min(1).max(2),
  art: Art,
  /** Decides the place in the list of the newest. */
  addedAt: Timestamp,
  sample: z.literal(true),
})
