import { describe, expect, it } from 'vitest'
import {
  type ArticleFilters,
  articlesAddress,
  isNarrowed,
  readFilters,
  SEARCH_LENGTH,
  withChange,
} from './article-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))
const none: ArticleFilters = { category: undefined, tag: undefined, q: undefined, sort: 'newest', after: undefined }

describe('article filters', () => {
  it('are empty for the URL without parameters', () => {
    expect(read('')).toEqual(none)
    expect(articlesAddress(none)).toBe('/articles')
  })

  it('survive a round trip through the URL', () => {
    const filters: ArticleFilters = {
      category: 'local-brand',
      tag: 'dark spots',
      q: 'R400 & “sun” 50%',
      sort: 'quickest',
      after: 'bmV3ZXN0_-',
    }
    const address = articlesAddress(filters)
    expect(read(address.slice(address.indexOf('?')))).toEqual(filters)
  })

  it('have a fixed parameter order and omit the default sort, so that each list has one URL', () => {
    expect(articlesAddress({ sort: 'newest', q: 'sun', category: 'guide' })).toBe('/articles?category=guide&q=sun')
  })

  it('ignore the empty fields of a form submitted without JavaScript', () => {
    expect(read('q=&category=&tag=%20&sort=&after=')).toEqual(none)
  })

  it('ignore an unknown category or sort order', () => {
    expect(read('category=Guide&sort=best')).toEqual(none)
    expect(read('category=toString').category).toBeUndefined()
  })

  it('trim the search and cut it to the maximum length of the server', () => {
    expect(read('q=%20%20rooibos%20').q).toBe('rooibos')
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(SEARCH_LENGTH)
  })

  it('never split a surrogate pair', () => {
    const q = read(`q=${encodeURIComponent(`${'a'.repeat(SEARCH_LENGTH - 1)}😀`)}`).q
    expect(q?.isWellFormed()).toBe(true)
    expect(q?.length).toBeLessThanOrEqual(SEARCH_LENGTH)
  })

  it('return to the first page when another filter changes', () => {
    const onSecondPage = { ...none, category: 'guide' as const, after: 'abc' }
    expect(withChange(onSecondPage, { tag: 'acne' })).toEqual({ ...none, category: 'guide', tag: 'acne' })
    expect(withChange(onSecondPage, { after: 'def' }).after).toBe('def')
  })

  it('count as narrowed with a tag or a search, not with a category alone', () => {
    expect(isNarrowed({ ...none, category: 'guide' })).toBe(false)
    expect(isNarrowed({ ...none, tag: 'acne' })).toBe(true)
    expect(isNarrowed({ ...none, q: 'sun' })).toBe(true)
  })
})
