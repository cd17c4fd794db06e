import { readArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { LONGEST_STATEMENT } from '#server/db/database.ts'
import type { AppContext } from '#server/app-context.ts'
import { findFileHashes, writeArticle } from './queries.ts'

/** Reading speed on a phone in words per minute: the low end of the usual 200 to 250, because people look things up while reading. */
const WORDS_A_MINUTE = 200

/**
 * Publishes the shipped articles that are new or have changed since they were imported. Rows without a file hash were written by an
 * operator and are not overwritten.
 * @param onProgress called before each article is written
 * @returns the number of articles written
 */
export const importArticles = async (
  context: AppContext,
  onProgress: (done: number, of: number) => void,
): Promise<number> => {
  const files = await readContentFolder('articles')
  // A file is named after its slug.
  const hashes = await findFileHashes(
    context.database.queries,
    files.map(({ name }) => name),
  )
  const changed = files.filter(({ name, hash }) => hashes.get(name) !== null && hashes.get(name) !== hash)
  for (const [done, file] of changed.entries()) {
    onProgress(done, changed.length)
    const { front, body, hash, rendered, preview } = readArticleFile(file)
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
