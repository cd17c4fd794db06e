import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '#contract/kinds/search.ts'
import type { Queries } from '#server/db/database.ts'
import { articles, searchDocuments, searchWords } from '#server/db/schema.ts'

/** What the site-wide search finds of an article, recipe, …: its public text without markup. */
export type SearchDocument = Omit<typeof searchDocuments.$inferInsert, 'searchTitle' | 'searchHead' | 'searchAll'>

/** Writes the search document of a published row and adds its words to the vocabulary. Call it in the transaction that writes the row. */
export const writeSearchDocument = (db: Queries, document: SearchDocument): Promise<void> =>
  writeSearchDocuments(db, [document])

/** Writes the search documents of many rows, each of them once. Call it in the transaction that writes the rows. */
export const writeSearchDocuments = async (db: Queries, documents: readonly SearchDocument[]): Promise<void> => {
  if (documents.length === 0) return
  await db
    .insert(searchDocuments)
    .values([...documents])
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.ref],
      set: {
        path: sql`excluded.path`,
        title: sql`excluded.title`,
        excerpt: sql`excluded.excerpt`,
        tags: sql`excluded.tags`,
        body: sql`excluded.body`,
        art: sql`excluded.art`,
        isSample: sql`excluded.is_sample`,
        publishedAt: sql`excluded.published_at`,
        validUntil: sql`excluded.valid_until`,
      },
    })
  for (const text of vocabularyOf(documents))
    await db.execute(sql`
      insert into ${searchWords} (word, stem, key)
      select found.* from search_words_in(${text}) as found order by found.word
      on conflict do nothing`)
}

/** search_words_in reads this many characters of a text. */
const LONGEST_TEXT = 100_000

/** Every word of the documents once, because looking up a word costs more than anything else here; in as few texts as the limit allows. */
const vocabularyOf = (documents: readonly SearchDocument[]): string[] => {
  const words = documents.flatMap(({ title, tags = [], excerpt, body }) =>
    [title, ...tags, excerpt, body].join(' ').split(/\s+/),
  )
  const texts: string[] = []
  let text = ''
  // In this order, so that transactions lock new words in the same order.
  for (const word of [...new Set(words)].toSorted()) {
    if (text.length + word.length >= LONGEST_TEXT) {
      texts.push(text)
      text = ''
    }
    text += ` ${word}`
  }
  return [...texts, text]
}

/** Removes the search document of a row that is no longer public. */
export const removeSearchDocument = (db: Queries, kind: SearchKind, ref: string): Promise<void> =>
  removeSearchDocuments(db, kind, [ref])

/** Removes the search documents of rows that are no longer public. */
export const removeSearchDocuments = async (db: Queries, kind: SearchKind, refs: readonly string[]): Promise<void> => {
  await db.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.ref, [...refs])))
}

/** What tells one version of a document from another. */
const versionOf = ({
  path,
  title,
  excerpt,
  tags,
  body,
  art,
}: Pick<SearchDocument, 'path' | 'title' | 'excerpt' | 'tags' | 'body' | 'art'>): string =>
  JSON.stringify([path, title, excerpt, tags, body, art.motif, art.accent])

/**
 * Makes these documents the only ones of their kind, and writes those that are new or have changed. For kinds that have no table of their
 * own. Call it inside a transaction. @returns how many have changed
 */
export const replaceSearchDocuments = async (
  db: Queries,
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<number> => {
  const { ref, path, title, excerpt, tags, body, art } = searchDocuments
  const stored = await db
    .select({ ref, path, title, excerpt, tags, body, art })
    .from(searchDocuments)
    .where(eq(searchDocuments.kind, kind))
  const versions = new Map(stored.map((row) => [row.ref, versionOf(row)]))
  const changed = documents.filter((document) => versions.get(document.ref) !== versionOf(document))
  const kept = new Set(documents.map((document) => document.ref))
  const gone = stored.map((row) => row.ref).filter((one) => !kept.has(one))
  await writeSearchDocuments(db, changed)
  if (gone.length > 0) await removeSearchDocuments(db, kind, gone)
  return changed.length + gone.length
}

/** Writes the search document of an article, or removes it when the article is not published. Call it in the transaction that writes it. */
export const writeArticleDocument = async (db: Queries, articleId: string): Promise<void> => {
  await removeSearchDocument(db, 'article', articleId)
  const [document] = await db
    .select({
      title: articles.title,
      excerpt: articles.excerpt,
      tags: articles.tags,
      art: articles.art,
      path: sql<string>`'/articles/' || ${articles.slug}`,
      body: sql<string>`search_public_body(${articles.content}, ${articles.previewHtml}, ${articles.isPremium})`,
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), articles.isPublished))
  if (!document?.publishedAt) return
  await writeSearchDocument(db, { ...document, publishedAt: document.publishedAt, kind: 'article', ref: articleId })
}
