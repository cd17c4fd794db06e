import type { InfiniteData } from '@tanstack/react-query'
import type { SavedArticle } from '#contract/articles.ts'
import type { ListPage } from '#web/api/read.ts'

/** The reading list as far as it was fetched, page after page. */
export type SavedPages = InfiniteData<ListPage<SavedArticle[]>>

/** Where an article stood in the list. */
export type Place = { page: number; row: number }

const withRows = (pages: SavedPages, at: number, change: (rows: SavedArticle[]) => SavedArticle[]): SavedPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => (index === at ? { ...page, rows: change(page.rows) } : page)),
})

/** The articles of all fetched pages in one list. */
export const allSaved = (pages: SavedPages | undefined): SavedArticle[] =>
  pages?.pages.flatMap((page) => page.rows) ?? []

/** Where an article stands, or undefined when it is not on the list. */
export const placeOf = (pages: SavedPages, articleId: string): Place | undefined => {
  for (const [page, { rows }] of pages.pages.entries()) {
    const row = rows.findIndex((article) => article.id === articleId)
    if (row !== -1) return { page, row }
  }
  return undefined
}

/** The list without an article. */
export const takeOut = (pages: SavedPages, articleId: string): SavedPages => {
  const place = placeOf(pages, articleId)
  return place ? withRows(pages, place.page, (rows) => rows.filter((article) => article.id !== articleId)) : pages
}

/** The list with an article back where it stood, or as near to it as the list still goes. An article that is there stays where it is. */
export const putBack = (pages: SavedPages, article: SavedArticle, place: Place): SavedPages =>
  placeOf(pages, article.id)
    ? pages
    : withRows(pages, Math.min(place.page, pages.pages.length - 1), (rows) => rows.toSpliced(place.row, 0, article))
