import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './json-ld.ts'
import { DEFAULT_CARD } from './page-cards.ts'

/** The part of React Router's `matches` needed to find the root loader's data. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** A feed that feed readers can discover from a page. `path` has no extension: `/feeds/guide` for `.rss` and `.atom`. */
export type FeedLink = { title: string; path: string }

/** The metadata of a page's head. */
export type PageMeta = {
  /** The `matches` of React Router's `meta`; the public origin is read from the root match. */
  matches?: Matches
  /** The public origin without a trailing slash; replaces `matches`. */
  origin?: string
  /** The path of the page with the query parameters that identify it: `/articles?category=guide`. */
  path: string
  /** The page's own title; `: Skynn` is appended unless it contains Skynn. */
  title: string
  /** One or two sentences for search results, up to about 160 characters. */
  description: string
  /** An image of 1200 × 630 pixels, as a path or an absolute URL; the default card when omitted. */
  image?: string
  /** The alternative text of the image; the title when omitted. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** For type `article`: ISO 8601 dates, the category, the tags. */
  article?: { published?: string | null; modified?: string | null; section?: string; tags?: readonly string[] }
  /** Keeps the page out of search results: personal pages and filtered lists. */
  noindex?: boolean
  feeds?: readonly FeedLink[]
  /** Structured data, built with json-ld.ts. */
  jsonLd?: readonly JsonLd[]
}

/** The public origin from the root loader; an empty string when the loader failed. */
export const originOf = (matches: Matches | undefined): string => {
  const root = matches?.[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root && typeof root.origin === 'string'
    ? root.origin
    : ''
}

/** The title in the browser tab and in search results: `Ingredients: Skynn`. */
export const documentTitle = (title: string): string => (/\bSkynn\b/i.test(title) ? title : `${title}: Skynn`)

const absolute = (origin: string, address: string): string =>
  /^https?:\/\//.test(address) ? address : `${origin}${address}`

const articleMeta = (article: PageMeta['article']): MetaDescriptor[] => {
  if (!article) return []
  const { published, modified, section, tags = [] } = article
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
    ...(section ? [{ property: 'article:section', content: section }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}

const feedLinks = (origin: string, feeds: readonly FeedLink[] = []): MetaDescriptor[] =>
  feeds.flatMap(({ title, path }) => [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${title} (RSS)`,
      href: `${origin}${path}.rss`,
    },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `${title} (Atom)`,
      href: `${origin}${path}.atom`,
    },
  ])

/**
 * The head of a page, for its `meta` export: title, description, canonical URL, Open Graph and Twitter cards, feeds, structured
 * data. `export const meta = ({ matches }) => pageMeta({ matches, path: '/ingredients', title: 'Ingredients', description: '…' })`.
 */
export const pageMeta = (page: PageMeta): MetaDescriptor[] => {
  const origin = page.origin ?? originOf(page.matches)
  const { title, description, type = 'website' } = page
  const address = absolute(origin, page.path)
  return [
    { title: documentTitle(title) },
    { name: 'description', content: description },
    { name: 'robots', content: page.noindex ? 'noindex, follow' : 'max-image-preview:large' },
    ...(page.noindex ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:site_name', content: 'Skynn' },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: absolute(origin, page.image ?? DEFAULT_CARD) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.imageAlt ?? title },
    ...(type === 'article' ? articleMeta(page.article) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feedLinks(origin, page.feeds),
    ...(page.jsonLd ?? []).map((thing): MetaDescriptor => ({ 'script:ld+json': thing })),
  ]
}
