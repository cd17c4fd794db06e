import { describe, expect, it } from 'vitest'
import { articleCategories } from '#contract/article-kinds.ts'
import { readFilters } from './article-filters.ts'
import { describeArticles } from './list-words.ts'

const describeAddress = (search: string) => describeArticles(readFilters(new URLSearchParams(search)))

describe('what a list says to search engines', () => {
  it('names the whole shelf by its plain address', () => {
    expect(describeAddress('')).toMatchObject({ title: 'All articles', path: '/articles', noindex: false })
  })

  it('names a category by the one address where its list is found', () => {
    expect(describeAddress('category=guide')).toMatchObject({ path: '/skincare-guides', noindex: false })
    expect(describeAddress('category=review')).toMatchObject({ path: '/articles?category=review', noindex: false })
  })

  it('keeps views for readers out of the results', () => {
    for (const search of ['tag=acne', 'q=sun', 'sort=oldest', 'after=abc', 'category=guide&tag=acne']) {
      expect(describeAddress(search).noindex, search).toBe(true)
    }
  })

  it('says what the list is narrowed to', () => {
    expect(describeAddress('category=routine&tag=budget&q=sun').title).toBe('Routines about budget, matching “sun”')
  })

  it('has a heading and a sentence of its own for every category', () => {
    const words = articleCategories.map((category) => describeAddress(`category=${category}`))
    expect(new Set(words.map(({ heading }) => heading)).size).toBe(articleCategories.length)
    expect(new Set(words.map(({ description }) => description)).size).toBe(articleCategories.length)
  })
})
