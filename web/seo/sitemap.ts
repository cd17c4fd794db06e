import { element, XML_START } from './xml.ts'

/** A page of the sitemap: its root-relative path, and the date of its last change (ISO 8601) if known. */
export type SitemapPage = { path: string; changed?: string | null }

/** The maximum number of URLs in one file (https://www.sitemaps.org/protocol.html). */
export const SITEMAP_LIMIT = 50_000

/** Serialises the sitemap. Pages beyond the limit are left out. */
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
