import type { Article } from '#contract/articles.ts'

/** Structured data for search engines, in the schema.org vocabulary. */
export type JsonLd = { [key: string]: JsonLdValue }
type JsonLdValue = string | number | boolean | null | JsonLd | readonly JsonLdValue[]

const CONTEXT = 'https://schema.org'
const LANGUAGE = 'en-ZA'

const organizationId = (origin: string): string => `${origin}/#organization`
const webSiteId = (origin: string): string => `${origin}/#website`

/** The publisher of Skynn. */
export const organization = (origin: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: 'Skynn',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
  areaServed: { '@type': 'Country', name: 'South Africa' },
})

/** The site and its search URL; search engines may show a search box for it. */
export const webSite = (origin: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': webSiteId(origin),
  name: 'Skynn',
  url: `${origin}/`,
  inLanguage: LANGUAGE,
  publisher: { '@id': organizationId(origin) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** A page with its name and root-relative path. */
export type NamedPage = { name: string; path: string }

/** The breadcrumb trail from the home page to the page itself. */
export const breadcrumbs = (origin: string, trail: readonly NamedPage[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** A page that lists other pages, in the order shown. */
export const collectionPage = (
  origin: string,
  page: NamedPage & { description: string },
  rows: readonly NamedPage[],
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'CollectionPage',
  '@id': `${origin}${page.path}`,
  name: page.name,
  description: page.description,
  url: `${origin}${page.path}`,
  inLanguage: LANGUAGE,
  isPartOf: { '@id': webSiteId(origin) },
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: rows.length,
    itemListElement: rows.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: `${origin}${path}`,
    })),
  },
})

/** The class of the element that contains, or replaces, the paywalled part of an article. */
export const PAID_PART = 'paid-part'

/** The later of two ISO 8601 timestamps (both in UTC, as the server writes them). */
const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a)

/**
 * An article with its author and the date it was last checked. `reviewedBy` is present only when there is a reviewer; the members-only
 * part is marked as paywalled (https://developers.google.com/search/docs/appearance/structured-data/paywalled-content).
 */
export const articleData = (
  origin: string,
  article: Pick<
    Article,
    | 'slug'
    | 'title'
    | 'description'
    | 'author'
    | 'publishedAt'
    | 'createdAt'
    | 'checkedAt'
    | 'reviewer'
    | 'tags'
    | 'readTime'
    | 'isPremium'
    | 'sources'
  >,
  shown: { section: string; image: string },
): JsonLd => {
  const address = `${origin}/articles/${article.slug}`
  const published = article.publishedAt ?? article.createdAt
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.description,
    image: [`${origin}${shown.image}`],
    datePublished: published,
    dateModified: later(article.checkedAt, published),
    inLanguage: LANGUAGE,
    articleSection: shown.section,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.readTime}M`,
    author: { '@type': 'Organization', name: article.author, url: `${origin}/` },
    publisher: {
      '@id': organizationId(origin),
      '@type': 'Organization',
      name: 'Skynn',
      logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
    },
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address,
      lastReviewed: article.checkedAt.slice(0, 10),
      ...(article.reviewer !== null && { reviewedBy: { '@type': 'Person', name: article.reviewer } }),
    },
    citation: article.sources.map(({ title, publisher, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      creditText: publisher,
      url,
    })),
    isAccessibleForFree: !article.isPremium,
    ...(article.isPremium && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${PAID_PART}` },
    }),
  }
}
