import { and, eq, sql } from 'drizzle-orm'
import type { SearchKind } from '#contract/kinds/search.ts'
import type { Queries } from '#server/db/database.ts'
import { articles, searchDocuments, searchWords } from '#server/db/schema.ts'

/** What the site-wide search finds of an article, recipe, …: its public text without markup. */
export type SearchDocument = Omit<typeof searchDocuments.$inferInsert, 'searchTitle' | 'searchHead' | 'searchAll'>

/** Writes the search document of a published row and adds its words to the vocabulary. Call it in the transaction that writes the row. */
export const writeSearchDocument = async (db: Queries, document: SearchDocument): Promise<void> => {
  const { kind: _kind, ref: _ref, ...changes } = { validUntil: null, ...document }
  await db
    .insert(searchDocuments)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.ref], set: changes })
  const { title, tags = [], excerpt, body } = document
  const text = [title, ...tags, excerpt, body].join(' ')
  await db.execute(sql`
    insert into ${searchWords} (word, stem, key)
    select found.* from search_words_in(${text}) as found order by found.word
    on conflict do nothing`)
}

/** Removes the search document of a row that is no longer public. */
export const removeSearchDocument = async (db: Queries, kind: SearchKind, ref: string): Promise<void> => {
  await db.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.ref, ref)))
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
