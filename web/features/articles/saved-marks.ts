import type { QueryClient } from '@tanstack/react-query'

/** What the server answers of an article anywhere: alone, in a list, or as related to another. */
type Marked = { id: string; isSaved: boolean }

const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && 'id' in value && 'isSaved' in value

const withinList = (rows: unknown[], articleId: string, isSaved: boolean): unknown[] => {
  const changed = rows.map((row) => withMark(row, articleId, isSaved))
  return changed.some((row, at) => row !== rows[at]) ? changed : rows
}

/**
 * An answer with the mark of one article changed wherever it stands in it: the article itself, lists, pages of lists, related articles.
 * Answers the same object when the article is not in it.
 */
export const withMark = (answer: unknown, articleId: string, isSaved: boolean): unknown => {
  if (Array.isArray(answer)) return withinList(answer, articleId, isSaved)
  if (typeof answer !== 'object' || answer === null) return answer
  const own = isMarked(answer) && answer.id === articleId && answer.isSaved !== isSaved ? { ...answer, isSaved } : answer
  for (const part of ['rows', 'related'] as const) {
    const rows: unknown = part in own ? (own as Record<string, unknown>)[part] : undefined
    if (!Array.isArray(rows)) continue
    const changed = withinList(rows, articleId, isSaved)
    if (changed !== rows) return { ...own, [part]: changed }
  }
  return own
}

const isAbout = (prefix: string) => ({ queryKey: [address] }: { queryKey: readonly unknown[] }): boolean =>
  typeof address === 'string' && address.startsWith(prefix)

/** Shows an article as saved or not wherever this browser has it. */
export const markSaved = (client: QueryClient, articleId: string, isSaved: boolean): void => {
  client.setQueriesData({ predicate: isAbout('/api/articles') }, (answer: unknown) => withMark(answer, articleId, isSaved))
}

/** Asks for the reading list anew where it is shown, and before it is shown again. */
export const refreshReadingList = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: isAbout('/api/user/saved-articles') })
