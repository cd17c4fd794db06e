import type { InfiniteData } from '@tanstack/react-query'
import type { SavedArticle } from '#contract/articles.ts'
import type { ListPage } from '#web/api/read.ts'

/** The fetched pages of the reading list. */
export type SavedPages = InfiniteData<ListPage<SavedArticle[]>>

/** The position of an article in the list. */
export type Place = { page: number; row: number }

const withRows = (pages: SavedPages, at: number, change: (rows: SavedArticle[]) => SavedArticle[]): SavedPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => (index === at ? { ...page, rows: change(page.rows) } : page)),
})

/** The articles of all fetched pages. */
export const allSaved = (pages: SavedPages | undefined): SavedArticle[] =>
  pages?.pages.flatMap((page) => page.rows) ?? []

/** The position of an article, or undefined when it is not in the list. */
export const placeOf = (pages: SavedPages, articleId: string): Place | undefined => {
  for (const [page, { rows }] of pages.pages.entries()) {
    const row = rows.findIndex((article) => article.id === articleId)
    if (row !== -1) return { page, row }
  }
  return undefined
}

/** The list without the article. */
export const takeOut = (pages: SavedPages, articleId: string): SavedPages => {
  const place = placeOf(pages, articleId)
  return place ? withRows(pages, place.page, (rows) => rows.filter((article) => article.id !== articleId)) : pages
}

/** The list with an article restored to its position, or the nearest one that exists. An article already in the list stays where it is. */
export const putBack = (pages: SavedPages, article: SavedArticle, place: Place): SavedPages =>
  placeOf(pages, article.id)
    ? pages
    : withRows(pages, Math.min(place.page, pages.pages.length - 1), (rows) => rows.toSpliced(place.row, 0, article))
