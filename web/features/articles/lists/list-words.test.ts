import { describe, expect, it } from 'vitest'
import { articleCategories } from '#contract/kinds/article.ts'
import { readFilters } from './article-filters.ts'
import { describeArticles } from './list-words.ts'

const describeAddress = (search: string) => describeArticles(readFilters(new URLSearchParams(search)))

describe('describeArticles', () => {
  it('uses the path without parameters for the unfiltered list', () => {
    expect(describeAddress('')).toMatchObject({ title: 'All articles', path: '/articles', noindex: false })
  })

  it('uses the canonical path of a category', () => {
    expect(describeAddress('category=guide')).toMatchObject({ path: '/skincare-guides', noindex: false })
    expect(describeAddress('category=review')).toMatchObject({ path: '/articles?category=review', noindex: false })
  })

  it('sets noindex for filtered, sorted and later pages', () => {
    for (const search of ['tag=acne', 'q=sun', 'sort=oldest', 'after=abc', 'category=guide&tag=acne']) {
      expect(describeAddress(search).noindex, search).toBe(true)
    }
  })

  it('includes the tag and the search in the title', () => {
    expect(describeAddress('category=routine&tag=budget&q=sun').title).toBe('Routines about budget, matching “sun”')
  })

  it('has a distinct heading and description for every category', () => {
    const words = articleCategories.map((category) => describeAddress(`category=${category}`))
    expect(new Set(words.map(({ heading }) => heading)).size).toBe(articleCategories.length)
    expect(new Set(words.map(({ description }) => description)).size).toBe(articleCategories.length)
  })
})
