import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories } from '#contract/article-kinds.ts'
import { listArticles } from '#contract/articles.routes.ts'
import { listBrands } from '#contract/brands.routes.ts'
import { listDeals } from '#contract/deals.routes.ts'
import { loadOnServer, renderContext } from '#web/api/page-data.ts'
import { read, readPage } from '#web/api/read.ts'
import { fileResponse, KEEP } from '#web/seo/file-response.ts'
import { publicPages } from '#web/seo/public-pages.ts'
import { SITEMAP_LIMIT, type SitemapPage, writeSitemap } from '#web/seo/sitemap.ts'
import { categories } from '../categories.ts'

/** Every published article, newest first, fetched page by page up to the limit of one file. */
const articlePages = async (context: LoaderFunctionArgs['context'], limit: number): Promise<SitemapPage[]> => {
  const pages: SitemapPage[] = []
  let after: string | null | undefined
  while (after !== null && pages.length < limit) {
    const [page] = await loadOnServer(context, readPage(listArticles, { query: after === undefined ? {} : { after } }))
    pages.push(...page.rows.map(({ slug, publishedAt }) => ({ path: `/articles/${slug}`, changed: publishedAt })))
    after = page.after
  }
  return pages
}

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const fixedPages = [...publicPages, ...articleCategories.map((category) => categories[category].path)].map(
    (path) => ({
      path,
    }),
  )
  // Both lists are short: the brands are not paged, and of the deals the newest hundred are worth finding.
  const [brands, deals] = await loadOnServer(context, read(listBrands), read(listDeals, { query: {} }))
  const others = [
    ...fixedPages,
    ...brands.map(({ id }) => ({ path: `/brands/${id}` })),
    ...deals.map(({ slug, createdAt }) => ({ path: `/sponsored-offers/${slug}`, changed: createdAt })),
  ]
  const pages = [...others, ...(await articlePages(context, SITEMAP_LIMIT - others.length))]
  return fileResponse(
    writeSitemap(context.get(renderContext).origin, pages),
    'application/xml; charset=utf-8',
    KEEP.hour,
  )
}
