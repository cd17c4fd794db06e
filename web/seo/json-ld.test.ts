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

describe('articleData', () => {
  it('has the editorial team as author, absolute URLs and the later of its dates', () => {
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

  it('has reviewedBy only when the article has a reviewer', () => {
    expect(JSON.stringify(articleData(origin, article, shown))).not.toContain('reviewedBy')
    expect(articleData(origin, { ...article, reviewer: 'Dr A' }, shown)).toMatchObject({
      mainEntityOfPage: { reviewedBy: { name: 'Dr A' } },
    })
  })

  it('marks the paywalled part of a premium article', () => {
    expect(articleData(origin, article, shown)).not.toHaveProperty('hasPart')
    expect(articleData(origin, { ...article, isPremium: true }, shown)).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paid-part' },
    })
  })

  it('falls back to the creation date when the article has no publication date', () => {
    expect(articleData(origin, { ...article, publishedAt: null }, shown)).toMatchObject({
      datePublished: article.createdAt,
    })
  })
})

describe('webSite', () => {
  it('describes the search of the site', () => {
    expect(webSite(origin)).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://skynn.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('refers to its publisher by the id of the organisation', () => {
    expect(webSite(origin)).toMatchObject({ publisher: { '@id': organization(origin)['@id'] } })
  })
})

it('numbers breadcrumbs from one', () => {
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

it('lists the rows of a collection page in order', () => {
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
