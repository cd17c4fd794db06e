import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories } from '#contract/kinds/article.ts'
import { listArticles } from '#contract/routes/articles.ts'
import { listBrands } from '#contract/routes/brands.ts'
import { listDeals } from '#contract/routes/deals.ts'
import { listProducts } from '#contract/routes/products.ts'
import { listIngredients } from '#contract/routes/ingredients.ts'
import { listRecipes } from '#contract/routes/recipes.ts'
import { loadOnServer, renderContext } from '#web/api/page-data.ts'
import { type ListPage, type Read, read, readPage } from '#web/api/read.ts'
import { fileResponse, KEEP } from '#web/seo/file-response.ts'
import { publicPages } from '#web/seo/public-pages.ts'
import { SITEMAP_LIMIT, type SitemapPage, writeSitemap } from '#web/seo/sitemap.ts'
import { categories } from '../categories.ts'

type PageQuery = { query: { after?: string } }

/** Every page of a list, newest first, fetched page by page up to the limit of one file. */
const listedPages = async <Row extends { slug: string }>(
  context: LoaderFunctionArgs['context'],
  path: string,
  pageAt: (query: PageQuery) => Read<ListPage<Row[]>>,
  changedAt: (row: Row) => string | null,
): Promise<SitemapPage[]> => {
  const pages: SitemapPage[] = []
  let after: string | null | undefined
  while (after !== null && pages.length < SITEMAP_LIMIT) {
    const [page] = await loadOnServer(context, pageAt({ query: after === undefined ? {} : { after } }))
    pages.push(...page.rows.map((row) => ({ path: `${path}/${row.slug}`, changed: changedAt(row) })))
    after = page.after
  }
  return pages
}

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const [brands] = await loadOnServer(context, read(listBrands))
  const pages: SitemapPage[] = [
    ...[...publicPages, ...articleCategories.map((category) => categories[category].path)].map((path) => ({ path })),
    ...brands.map(({ id }) => ({ path: `/brands/${id}` })),
    ...(await listedPages(
      context,
      '/articles',
      (query) => readPage(listArticles, query),
      ({ publishedAt }) => publishedAt,
    )),
    ...(await listedPages(
      context,
      '/diy-recipes',
      (query) => readPage(listRecipes, query),
      ({ publishedAt }) => publishedAt,
    )),
    ...(await listedPages(
      context,
      '/ingredients',
      (query) => readPage(listIngredients, query),
      () => null,
    )),
    ...(await listedPages(
      context,
      '/sponsored-offers',
      (query) => readPage(listDeals, query),
      ({ createdAt }) => createdAt,
    )),
    ...(await listedPages(
      context,
      '/product-recommendations',
      (query) => readPage(listProducts, query),
      ({ updatedAt }) => updatedAt,
    )),
  ]
  return fileResponse(
    writeSitemap(context.get(renderContext).origin, pages.slice(0, SITEMAP_LIMIT)),
    'application/xml; charset=utf-8',
    KEEP.hour,
  )
}
