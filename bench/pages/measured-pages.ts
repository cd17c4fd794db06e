import { publicPages } from '#web/seo/public-pages.ts'
import type { Site } from '../site.ts'

/** A page to measure. `noindex` pages cannot reach an SEO score of 100: Lighthouse marks a page down for staying out of search results. */
export type MeasuredPage = { path: string; noindex: boolean }

/** Public pages that the sitemap leaves out. */
const besides = ['/auth', '/search?q=sunscreen', '/product-recommendations/compare', '/waiting-list/leave']

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return response.text()
}

const fetchPremiumArticle = async (origin: string): Promise<string[]> => {
  const rows = JSON.parse(await fetchText(`${origin}/api/articles?limit=24`)) as { slug: string; isPremium: boolean }[]
  return rows
    .filter(({ isPremium }) => isPremium)
    .slice(0, 1)
    .map(({ slug }) => `/articles/${slug}`)
}

/** Every public page: those of the sitemap, of each list its first item, a premium article, and the pages that are not in the sitemap. */
export const measuredPages = async ({ origin }: Site): Promise<MeasuredPage[]> => {
  const sitemap = await fetchText(`${origin}/sitemap.xml`)
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
  const listOf = (path: string) => publicPages.find((page) => page !== '/' && path.startsWith(`${page}/`))
  const firsts = new Map<string, string>()
  for (const path of listed) {
    const list = listOf(path)
    if (list !== undefined && !firsts.has(list)) firsts.set(list, path)
  }
  const paths = [
    ...listed.filter((path) => listOf(path) === undefined),
    ...firsts.values(),
    ...(await fetchPremiumArticle(origin)),
    ...besides,
  ]
  const pages: MeasuredPage[] = []
  for (const path of new Set(paths)) {
    const html = await fetchText(`${origin}${path}`)
    pages.push({ path, noindex: /<meta name="robots" content="noindex/.test(html) })
  }
  return pages
}
