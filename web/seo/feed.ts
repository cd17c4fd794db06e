import { element, escapeXml, XML_START } from './xml.ts'

/** One entry of a feed. Dates are ISO 8601; `html` is sanitised and has absolute URLs. */
export type FeedItem = {
  title: string
  address: string
  /** At most two sentences, as plain text. */
  summary: string
  html: string
  author: string
  published: string
  updated: string
  categories: readonly string[]
}

/** A feed: `home` is the URL of the page it belongs to, `address` its own URL. */
export type Feed = { title: string; description: string; home: string; address: string; items: readonly FeedItem[] }

const LANGUAGE = 'en-ZA'
const generator = 'Skynn'
/** The date of an empty feed, which must have one. No entry is older. */
const FIRST_DAY = '2026-01-01T00:00:00.000Z'

/** RFC 822 with a four-digit year, as RSS 2.0 requires: `Mon, 05 Oct 2026 00:00:00 GMT`. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString()

const latest = (items: readonly FeedItem[]): string =>
  items.reduce((newest, { updated }) => (updated > newest ? updated : newest), FIRST_DAY)

/** Serialises a feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the full text in `content:encoded`. */
export const writeRss = ({ title, description, home, address, items }: Feed): string =>
  `${XML_START}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">` +
  element('channel', {
    markup: [
      element('title', title),
      element('link', home),
      element('description', description),
      element('language', LANGUAGE),
      element('generator', generator),
      element('lastBuildDate', rfc822(latest(items))),
      `<atom:link href="${escapeXml(address)}" rel="self" type="application/rss+xml"/>`,
      ...items.map((item) =>
        element('item', {
          markup: [
            element('title', item.title),
            element('link', item.address),
            `<guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
            element('pubDate', rfc822(item.published)),
            element('dc:creator', item.author),
            ...item.categories.map((category) => element('category', category)),
            element('description', item.summary),
            element('content:encoded', item.html),
          ].join(''),
        }),
      ),
    ].join(''),
  }) +
  '</rss>\n'

/** Serialises a feed as Atom (RFC 4287). */
export const writeAtom = ({ title, description, home, address, items }: Feed): string =>
  `${XML_START}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">` +
  [
    element('id', address),
    element('title', title),
    element('subtitle', description),
    element('updated', latest(items)),
    element('generator', generator),
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    ...items.map((item) =>
      element('entry', {
        markup: [
          element('id', item.address),
          element('title', item.title),
          `<link rel="alternate" type="text/html" href="${escapeXml(item.address)}"/>`,
          element('published', item.published),
          element('updated', item.updated),
          element('author', { markup: element('name', item.author) }),
          ...item.categories.map((category) => `<category term="${escapeXml(category)}"/>`),
          element('summary', item.summary),
          `<content type="html">${escapeXml(item.html)}</content>`,
        ].join(''),
      }),
    ),
  ].join('') +
  '</feed>\n'

/** Makes root-relative and fragment links absolute, for HTML that is read outside its page. */
export const withAbsoluteUrls = (html: string, origin: string, page: string): string =>
  html.replaceAll(
    /(\s(?:href|src)=")([/#])(?!\/)/g,
    (_, start: string, mark: string) => `${start}${mark === '#' ? `${page}#` : `${origin}/`}`,
  )
