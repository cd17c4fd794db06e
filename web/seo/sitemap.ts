import { element, XML_START } from './xml.ts'

/** A page for search engines: its path from the root, and when it last changed (ISO 8601) where that is known. */
export type SitemapPage = { path: string; changed?: string | null }

/** The most addresses one file may hold (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_LIMIT = 50_000

/** The addresses that search engines should know. What is beyond the limit is left out. */
export const writeSitemap = (origin: string, pages: readonly SitemapPage[]): string =>
  `${XML_START}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` +
  pages
    .slice(0, SITEMAP_LIMIT)
    .map(({ path, changed }) =>
      element('url', {
        markup: element('loc', `${origin}${path}`) + (changed ? element('lastmod', changed.slice(0, 10)) : ''),
      }),
    )
    .join('\n') +
  '</urlset>\n'
