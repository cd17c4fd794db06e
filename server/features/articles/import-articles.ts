import { readArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { LONGEST_STATEMENT } from '#server/db/database.ts'
import type { AppContext } from '#server/app-context.ts'
import { findFileHashes, writeArticle } from './queries.ts'

/** Words a minute on a phone: the slow end of the usual 200 to 250, because people look things up while they read. */
const WORDS_A_MINUTE = 200

/**
 * Publishes the shipped articles that are new or have changed since they were imported. Rows without a file hash were written by an
 * operator and are left alone.
 * @param onProgress called before each article that is written
 * @returns how many were written
 */
export const importArticles = async (
  context: AppContext,
  onProgress: (done: number, of: number) => void,
): Promise<number> => {
  const files = (await readContentFolder('articles')).map(readArticleFile)
  const known = await findFileHashes(
    context.database.queries,
    files.map((file) => file.front.slug),
  )
  const changed = files.filter(({ front, hash }) => known.get(front.slug) !== null && known.get(front.slug) !== hash)
  for (const [done, { front, body, hash, rendered, preview }] of changed.entries()) {
    onProgress(done, changed.length)
    await context.database.transaction(
      (queries) =>
        writeArticle(queries, {
          slug: front.slug,
          title: front.title,
          excerpt: front.excerpt,
          description: front.description,
          category: front.category,
          tags: front.tags,
          content: body,
          contentHtml: rendered.html,
          previewHtml: preview?.html ?? null,
          contents: rendered.headings,
          inShort: front.inShort,
          sources: front.sources,
          art: front.art,
          reviewer: front.reviewer ?? null,
          readMinutes: Math.max(1, Math.round(rendered.words / WORDS_A_MINUTE)),
          isPublished: true,
          isFeatured: front.featured,
          isPremium: front.premium,
          checkedAt: new Date(front.checkedAt),
          publishedAt: new Date(front.publishedAt),
          fileHash: hash,
        }),
      { statementTimeout: LONGEST_STATEMENT },
    )
  }
  if (changed.length > 0) await context.invalidate(['articles'])
  return changed.length
}
