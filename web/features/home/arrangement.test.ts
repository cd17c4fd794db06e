import { describe, expect, it } from 'vitest'
import { type ArticleCategory, articleCategories } from '#contract/kinds/article.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { arrange } from './arrangement.ts'

const article = (slug: string, category: ArticleCategory): ArticleSummary => ({
  id: slug,
  slug,
  category,
  title: slug,
  excerpt: '',
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
  isFeatured: true,
  isPremium: false,
  views: 0,
  publishedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  isSaved: false,
})

const shelvesWith = (filled: Partial<Record<ArticleCategory, ArticleSummary[]>>) =>
  ({ ...Object.fromEntries(articleCategories.map((category) => [category, []])), ...filled }) as Record<
    ArticleCategory,
    ArticleSummary[]
  >

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

const [guideA, guideB, guideC] = [article('guide-a', 'guide'), article('guide-b', 'guide'), article('guide-c', 'guide')]
const [dealA, dealB] = [article('deal-a', 'deal'), article('deal-b', 'deal')]
const [serumA, serumB] = [article('serum-a', 'ingredient'), article('serum-b', 'ingredient')]
const oils = article('oils', 'local-brand')

describe('arrange', () => {
  const featured = [dealA, dealB, guideA, serumA, guideB, oils]
  const newest = shelvesWith({
    guide: [guideC, guideA, guideB],
    deal: [dealA, dealB],
    ingredient: [serumB, serumA],
    'local-brand': [oils],
  })
  const home = arrange(featured, newest)

  it('shows the newest featured guide beside the search and the next one as the lead', () => {
    expect(home.hero?.slug).toBe('guide-a')
    expect(home.lead?.slug).toBe('guide-b')
  })

  it('fills the rows with one article of each category before it repeats a category', () => {
    expect(slugs(home.rows)).toEqual(['deal-a', 'serum-a', 'guide-c', 'deal-b'])
  })

  it('leaves out of the shelves what is shown above, and a shelf with nothing left', () => {
    expect(home.shelves.map(({ category, articles }) => [category, slugs(articles)])).toEqual([
      ['ingredient', ['serum-b']],
    ])
  })

  it('puts local brands in their own section', () => {
    expect(slugs(home.local)).toEqual(['oils'])
  })

  it('works when only guides exist', () => {
    const guidesOnly = arrange([], shelvesWith({ guide: [guideA, guideB, guideC] }))
    expect([guidesOnly.hero?.slug, guidesOnly.lead?.slug, slugs(guidesOnly.rows)]).toEqual([
      'guide-a',
      'guide-b',
      ['guide-c'],
    ])
  })

  it('is empty when nothing is published', () => {
    expect(arrange([], shelvesWith({}))).toEqual({ hero: undefined, lead: undefined, rows: [], shelves: [], local: [] })
  })

  it('omits the article fields that the page does not show', () => {
    expect(home.hero).not.toHaveProperty('id')
    expect(home.hero).not.toHaveProperty('isSaved')
  })
})
