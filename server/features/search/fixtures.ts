import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { type SearchDocument, writeSearchDocument } from '#server/search/document-queries.ts'

/** A unique word, so that a test finds only what it wrote itself. */
export const freshWord = (): string => `w${randomBytes(6).toString('hex')}`

/** Writes a search document, by default of a product, with overrides. */
export const createDocument = async (
  context: AppContext,
  overrides: Partial<SearchDocument> = {},
): Promise<SearchDocument> => {
  const ref = overrides.ref ?? `document-${freshWord()}`
  const document: SearchDocument = {
    kind: 'product',
    ref,
    path: `/product-recommendations/${ref}`,
    title: `The title of ${ref}`,
    excerpt: 'What it is about.',
    tags: [],
    body: 'The public text.',
    art: { motif: 'leaf', accent: 'sage' },
    isSample: true,
    publishedAt: context.now(),
    ...overrides,
  }
  await context.database.transaction((queries) => writeSearchDocument(queries, document))
  await context.invalidate(['products'])
  return document
}
