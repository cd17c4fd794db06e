import { expect, test } from 'vitest'
import type { SavedArticle } from '#contract/articles.ts'
import { allSaved, placeOf, putBack, type SavedPages, takeOut } from './saved-pages.ts'

const article = (id: string): SavedArticle => ({
  id,
  slug: id,
  title: id,
  excerpt: '',
  category: 'guide',
  tags: [],
  rating: 0,
  readTime: 5,
  readTimeMinutes: 5,
  imageUrl: null,
  featuredImageUrl: null,
  art: { motif: 'aloe', accent: 'aloe' },
  authorId: null,
  author: '',
  isPublished: true,
  isFeatured: false,
  isPremium: false,
  views: 0,
  publishedAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  isSaved: true,
  savedAt: '2026-11-01T00:00:00.000Z',
})
const list = (...pages: string[][]): SavedPages => ({
  pages: pages.map((ids) => ({ rows: ids.map(article), after: null })),
  pageParams: pages.map(() => undefined),
})
const ids = (pages: SavedPages | undefined) => allSaved(pages).map(({ id }) => id)

test('restores a removed article to its position', () => {
  const before = list(['a', 'b'], ['c', 'd'])
  const place = placeOf(before, 'c')
  const without = takeOut(before, 'c')
  expect(ids(without)).toEqual(['a', 'b', 'd'])
  expect(place && ids(putBack(without, article('c'), place))).toEqual(['a', 'b', 'c', 'd'])
})

test('restores two removed articles independently', () => {
  const without = takeOut(takeOut(list(['a', 'b', 'c']), 'a'), 'b')
  expect(ids(putBack(without, article('b'), { page: 0, row: 1 }))).toEqual(['c', 'b'])
  expect(ids(putBack(without, article('a'), { page: 0, row: 0 }))).toEqual(['a', 'c'])
})

test('does not duplicate an article that is already in the list', () => {
  expect(ids(putBack(list(['a']), article('a'), { page: 0, row: 0 }))).toEqual(['a'])
})

test('restores an article to the last page when its own page no longer exists', () => {
  expect(ids(putBack(list(['a']), article('z'), { page: 3, row: 7 }))).toEqual(['a', 'z'])
})

test('treats an unfetched list as empty, and removing an article that is not in the list as a no-op', () => {
  expect(ids(undefined)).toEqual([])
  const pages = list(['a'])
  expect(takeOut(pages, 'x')).toBe(pages)
})
