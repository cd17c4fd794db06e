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

describe('the filters of an address', () => {
  it('are none on the plain page', () => {
    expect(read('')).toEqual(none)
    expect(articlesAddress(none)).toBe('/articles')
  })

  it('survive the way into an address and back', () => {
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

  it('stand in one order and leave out the default order of the list, so that one list has one address', () => {
    expect(articlesAddress({ sort: 'newest', q: 'sun', category: 'guide' })).toBe('/articles?category=guide&q=sun')
  })

  it('ignore the empty fields that a form sends without scripts', () => {
    expect(read('q=&category=&tag=%20&sort=&after=')).toEqual(none)
  })

  it('ignore a category or an order that we do not have', () => {
    expect(read('category=Guide&sort=best')).toEqual(none)
    expect(read('category=toString').category).toBeUndefined()
  })

  it('take a search without the space around it, and no longer than the server takes', () => {
    expect(read('q=%20%20rooibos%20').q).toBe('rooibos')
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(SEARCH_LENGTH)
  })

  it('never cut a character in two', () => {
    const q = read(`q=${encodeURIComponent(`${'a'.repeat(SEARCH_LENGTH - 1)}😀`)}`).q
    expect(q?.isWellFormed()).toBe(true)
    expect(q?.length).toBeLessThanOrEqual(SEARCH_LENGTH)
  })

  it('start at the first page when something else is chosen', () => {
    const onSecondPage = { ...none, category: 'guide' as const, after: 'abc' }
    expect(withChange(onSecondPage, { tag: 'acne' })).toEqual({ ...none, category: 'guide', tag: 'acne' })
    expect(withChange(onSecondPage, { after: 'def' }).after).toBe('def')
  })

  it('narrow the list when they hold a tag or a search, not when they hold only a category', () => {
    expect(isNarrowed({ ...none, category: 'guide' })).toBe(false)
    expect(isNarrowed({ ...none, tag: 'acne' })).toBe(true)
    expect(isNarrowed({ ...none, q: 'sun' })).toBe(true)
  })
})
