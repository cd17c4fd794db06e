import type { ArticleCategory } from '#contract/kinds/article.ts'
import { type ArticleFilters, articlesAddress, isNarrowed } from './article-filters.ts'
import { categories } from '#web/features/articles/categories.ts'

type ListWords = {
  /** The heading of the page. */
  heading: string
  /** The sentence under it. */
  sentence: string
}

/** The texts of the unfiltered list. */
const everything: ListWords = {
  heading: 'All articles',
  sentence: 'Guides, ingredients, routines, reviews and deals, for South African skin, weather and prices.',
}

/** The heading and description of each category page. */
export const categoryWords: Record<ArticleCategory, ListWords> = {
  guide: {
    heading: 'Skincare guides',
    sentence:
      'Plain answers for South African skin and weather: what helps, how long it takes and what it costs in rand.',
  },
  ingredient: {
    heading: 'Ingredients',
    sentence: 'What each ingredient does, at what strength and for whom, and which label claims are just hype.',
  },
  routine: {
    heading: 'Routines',
    sentence: 'Short routines that fit your weather, your morning and your budget, one step at a time.',
  },
  review: {
    heading: 'Reviews',
    sentence:
      'Types of product compared for gentleness, feel on deeper skin tones and cost per 100 ml. Brands cannot pay to be included.',
  },
  deal: {
    heading: 'Deals',
    sentence: 'How to tell a real saving from a sales pitch: the sums, the dates and your rights as a buyer.',
  },
  'local-brand': {
    heading: 'Local brands',
    sentence: 'Brands, oils and makers close to home, reviewed as carefully as everything else we cover.',
  },
}

type ArticlesDescription = ListWords & {
  /** The title for the document head. */
  title: string
  description: string
  /** The canonical path of the page. */
  path: string
  noindex: boolean
}

/**
 * The texts and metadata of `/articles` with these filters. A category alone is indexed, under the path of its own page if it has one;
 * every other combination is `noindex`.
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
