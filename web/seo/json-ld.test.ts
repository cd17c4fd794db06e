import { describe, expect, it } from 'vitest'
import { articleData, breadcrumbs, collectionPage, organization, webSite } from './json-ld.ts'

const origin = 'https://skynn.example'
const article = {
  slug: 'acne-on-a-budget',
  title: 'Acne on a budget',
  description: 'A plan.',
  author: 'The Skynn editorial team',
  publishedAt: '2026-10-05T00:00:00.000Z',
  createdAt: '2026-10-01T00:00:00.000Z',
  checkedAt: '2026-11-16T00:00:00.000Z',
  reviewer: null,
  tags: ['acne', 'budget'],
  readTime: 7,
  isPremium: false,
  sources: [{ title: 'Acne vulgaris', publisher: 'NICE, 2023', url: 'https://www.nice.org.uk/guidance/ng198' }],
}
const shown = { section: 'Guides', image: '/og/acne-on-a-budget.png' }

describe('an article in structured data', () => {
  it('is by the editorial team, with whole addresses and the later of its dates', () => {
    expect(articleData(origin, article, shown)).toMatchObject({
      '@type': 'Article',
      headline: 'Acne on a budget',
      author: { '@type': 'Organization', name: 'The Skynn editorial team' },
      image: ['https://skynn.example/og/acne-on-a-budget.png'],
      datePublished: '2026-10-05T00:00:00.000Z',
      dateModified: '2026-11-16T00:00:00.000Z',
      timeRequired: 'PT7M',
      isAccessibleForFree: true,
      citation: [{ url: 'https://www.nice.org.uk/guidance/ng198' }],
    })
  })

  it('names no reviewer while nobody has reviewed it', () => {
    expect(JSON.stringify(articleData(origin, article, shown))).not.toContain('reviewedBy')
    expect(articleData(origin, { ...article, reviewer: 'Dr A' }, shown)).toMatchObject({
      mainEntityOfPage: { reviewedBy: { name: 'Dr A' } },
    })
  })

  it('marks the part that only members may read, when there is one', () => {
    expect(articleData(origin, article, shown)).not.toHaveProperty('hasPart')
    expect(articleData(origin, { ...article, isPremium: true }, shown)).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paid-part' },
    })
  })

  it('falls back to the day it was written while it has no day of publication', () => {
    expect(articleData(origin, { ...article, publishedAt: null }, shown)).toMatchObject({
      datePublished: article.createdAt,
    })
  })
})

describe('the site in structured data', () => {
  it('tells search engines how to search it', () => {
    expect(webSite(origin)).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://skynn.example/articles?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('is published by one organisation, named by one id', () => {
    expect(webSite(origin)).toMatchObject({ publisher: { '@id': organization(origin)['@id'] } })
  })
})

it('breadcrumbs count from one', () => {
  expect(
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Articles', path: '/articles' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://skynn.example/' },
      { position: 2, item: 'https://skynn.example/articles' },
    ],
  })
})

it('a page of a list names its rows in their order', () => {
  expect(
    collectionPage(origin, { name: 'Guides', path: '/skincare-guides', description: 'All guides' }, [
      { name: 'A', path: '/articles/a' },
    ]),
  ).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: 'https://skynn.example/articles/a' }],
    },
  })
})
