import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Concern, SkinType } from '#contract/guidance.ts'
import { Art } from '#contract/articles.ts'
import { Cents, Slug, Timestamp } from '#contract/values.ts'
import type { KnowledgeFile } from '#guidance/knowledge/compile.ts'
import { productKinds } from '#guidance/knowledge/kinds.ts'
import { type Knowledge, openKnowledge, type Product } from '#guidance/guidance.ts'
import { contentFolder } from './files.ts'
import { cachedPack } from './knowledge-cache.ts'

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

/** The files of content/knowledge, as input for the compiler (guidance/knowledge/compile.ts). */
export const readKnowledgeFiles = async (): Promise<KnowledgeFile[]> => {
  const folder = join(contentFolder, 'knowledge')
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(json|csv)$/.test(path))
    .sort()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
}

let opened: Promise<Knowledge> | undefined
let products: Promise<Product[]> | undefined

/** The knowledge of the guidance engine, read and indexed once. @throws Error naming the invalid file */
export const knowledge = (): Promise<Knowledge> =>
  (opened ??= readKnowledgeFiles().then(cachedPack).then(openKnowledge))

/** The sample catalogue: fictitious products, marked as such. An invalid row aborts the start. */
export const sampleCatalogue = (): Promise<Product[]> =>
  (products ??= readFile(join(contentFolder, sampleProductsFile), 'utf8').then(readCatalogue))

const readCatalogue = (json: string): Product[] =>
  z
    .array(SampleProduct)
    .parse(JSON.parse(json))
    .map(({ id, brand, name, kind, priceCents, sizeMl, label, skinTypes, concerns, spf, tinted }) => ({
      id,
      brand,
      name,
      kind,
      priceCents,
      sizeMl,
      label,
      skinTypes,
      concerns,
      ...(spf !== undefined && { spf }),
      ...(tinted !== undefined && { tinted }),
    }))
