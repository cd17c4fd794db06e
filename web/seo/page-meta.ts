import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './json-ld.ts'
import { DEFAULT_CARD } from './page-cards.ts'

/** Enough of React Router's `matches` to find what the root's loader brought. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** Feeds that a reader program can find from a page: `path` without its ending, `/feeds/guide` for `.rss` and `.atom`. */
export type FeedLink = { title: string; path: string }

/** What a page says about itself in its head. */
export type PageMeta = {
  /** The `matches` of React Router's `meta`; the public origin is read from the root's. */
  matches?: Matches
  /** The public origin without a slash at the end; instead of `matches`. */
  origin?: string
  /** The address of the page with the parameters that make it a page of its own: `/articles?category=guide`. */
  path: string
  /** The page's own title; `: Skynn` follows it, unless it names Skynn itself. */
  title: string
  /** One or two sentences for a list of search results, up to about 160 characters. */
  description: string
  /** A picture of 1200 × 630 pixels, as a path or a whole address. The house's card where it is left out. */
  image?: string
  /** What the picture shows, in words; the title where it is left out. */
  imageAlt?: string
  type?: 'website' | 'article'
  /** For `article`: dates in ISO 8601, the category, the tags. */
  article?: { published?: string | null; modified?: string | null; section?: string; tags?: readonly string[] }
  /** Keep it out of search results: personal pages, pages of filters that nobody searches for. */
  noindex?: boolean
  feeds?: readonly FeedLink[]
  /** Structured data, made by json-ld.ts. */
  jsonLd?: readonly JsonLd[]
}

/** The public origin that the root's loader brought; an empty string on a page that has none (an error before it). */
export const originOf = (matches: Matches | undefined): string => {
  const root = matches?.[0]?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root && typeof root.origin === 'string'
    ? root.origin
    : ''
}

/** The title in the tab and in search results: `Ingredients: Skynn`. */
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
 * The head of a page, for its `meta` export: title, description, canonical address, Open Graph and Twitter cards, feeds, structured
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
