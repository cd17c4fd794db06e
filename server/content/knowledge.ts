import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { KnowledgeFile } from '#guidance/knowledge/compile.ts'
import { type Knowledge, openKnowledge, type Product } from '#guidance/guidance.ts'
import { contentFolder } from './files.ts'
import { cachedPack } from './knowledge-cache.ts'
import { SampleProduct, sampleProductsFile } from './sample-products.ts'

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
