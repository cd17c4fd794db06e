import type { ArticleCategory } from '#contract/article-kinds.ts'
import { type ArticleFilters, articlesAddress, isNarrowed } from './article-filters.ts'
import { categories } from '#web/features/articles/categories.ts'

type ListWords = {
  /** The heading of the page. */
  heading: string
  /** The sentence under it. */
  sentence: string
}

/** The whole shelf. */
const everything: ListWords = {
  heading: 'All articles',
  sentence: 'Guides, ingredients, routines, reviews and deals, for South African skin, weather and prices.',
}

/** What the page of a category says at its head. */
export const categoryWords: Record<ArticleCategory, ListWords> = {
  guide: {
    heading: 'Skincare guides',
    sentence:
      'Plain answers for South African skin and weather: what helps, how long it takes and what it costs in rand.',
  },
  ingredient: {
    heading: 'Ingredients',
    sentence: 'What each ingredient does, at what strength, for whom, and what is only hope on a label.',
  },
  routine: {
    heading: 'Routines',
    sentence: 'Short routines that fit your weather, your morning and your budget, one step at a time.',
  },
  review: {
    heading: 'Reviews',
    sentence:
      'Types of product compared on mildness, feel on deeper skin and cost per 100 ml. Nobody pays to be in them.',
  },
  deal: {
    heading: 'Deals',
    sentence: 'How to tell a saving from a story: the sums, the dates and your rights as a buyer.',
  },
  'local-brand': {
    heading: 'Local brands',
    sentence: 'Made close to home: local labels, oils and makers, read as carefully as everything else.',
  },
}

type ArticlesDescription = ListWords & {
  /** For the head of the document. */
  title: string
  description: string
  /** The address that stands for this page in search results. */
  path: string
  noindex: boolean
}

/**
 * What `/articles` says about itself under these filters. A category alone is a page of its own, and stands for the same list
 * elsewhere where there is one; other choices are views for a reader, which search engines follow but do not keep.
 */
export const describeArticles = (filters: ArticleFilters): ArticlesDescription => {
  const { category, tag, q, sort, after } = filters
  const words = category === undefined ? everything : categoryWords[category]
  const about = [...(tag === undefined ? [] : [`about ${tag}`]), ...(q === undefined ? [] : [`matching “${q}”`])].join(
    ', ',
  )
  const noindex = isNarrowed(filters) || sort !== 'newest' || after !== undefined
  return {
    ...words,
    title: about === '' ? words.heading : `${words.heading} ${about}`,
    description: words.sentence,
    path: noindex ? articlesAddress(filters) : category === undefined ? '/articles' : categories[category].path,
    noindex,
  }
}
