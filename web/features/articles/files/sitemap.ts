import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories } from '#contract/article-kinds.ts'
import { listArticles } from '#contract/articles.routes.ts'
import { listProducts } from '#contract/products.routes.ts'
import { loadOnServer, renderContext } from '#web/api/page-data.ts'
import { type ListPage, readPage } from '#web/api/read.ts'
import { fileResponse, KEEP } from '#web/seo/file-response.ts'
import { publicPages } from '#web/seo/public-pages.ts'
import { SITEMAP_LIMIT, type SitemapPage, writeSitemap } from '#web/seo/sitemap.ts'
import { categories } from '../categories.ts'

type Context = LoaderFunctionArgs['context']

/** Every row of a list, fetched page by page up to the limit of one file. */
const everyRow = async <Row>(
  readAfter: (after: { after?: string }) => Promise<ListPage<Row[]>>,
  limit: number,
): Promise<Row[]> => {
  const rows: Row[] = []
  let after: string | null | undefined
  while (after !== null && rows.length < limit) {
    const page = await readAfter(after === undefined ? {} : { after })
    rows.push(...page.rows)
    after = page.after
  }
  return rows
}

/** Every published article, newest first. */
const articlePages = async (context: Context, limit: number): Promise<SitemapPage[]> => {
  const rows = await everyRow(
    async (query) => (await loadOnServer(context, readPage(listArticles, { query })))[0],
    limit,
  )
  return rows.map(({ slug, publishedAt }) => ({ path: `/articles/${slug}`, changed: publishedAt }))
}

/** Every recommended product, newest first. */
const productPages = async (context: Context, limit: number): Promise<SitemapPage[]> => {
  const rows = await everyRow(
    async (query) => (await loadOnServer(context, readPage(listProducts, { query })))[0],
    limit,
  )
  return rows.map(({ slug, updatedAt }) => ({ path: `/product-recommendations/${slug}`, changed: updatedAt }))
}

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const fixedPages = [...publicPages, ...articleCategories.map((category) => categories[category].path)].map(
    (path) => ({
      path,
    }),
  )
  const pages = [...fixedPages, ...(await articlePages(context, SITEMAP_LIMIT - fixedPages.length))]
  pages.push(...(await productPages(context, SITEMAP_LIMIT - pages.length)))
  return fileResponse(
    writeSitemap(context.get(renderContext).origin, pages),
    'application/xml; charset=utf-8',
    KEEP.hour,
  )
}
