import type { LoaderFunctionArgs } from 'react-router'
import { articleCategories } from '#contract/article-kinds.ts'
import { listArticles } from '#contract/articles.routes.ts'
import { listRecipes } from '#contract/recipes.routes.ts'
import { loadOnServer, renderContext } from '#web/api/page-data.ts'
import { type ListPage, type Read, readPage } from '#web/api/read.ts'
import { fileResponse, KEEP } from '#web/seo/file-response.ts'
import { publicPages } from '#web/seo/public-pages.ts'
import { SITEMAP_LIMIT, type SitemapPage, writeSitemap } from '#web/seo/sitemap.ts'
import { categories } from '../categories.ts'

type Listed = { slug: string; publishedAt: string | null }
type PageQuery = { query: { after?: string } }

/** Every published page of a list, newest first, fetched page by page up to the limit of one file. */
const listedPages = async (
  context: LoaderFunctionArgs['context'],
  path: string,
  pageAt: (query: PageQuery) => Read<ListPage<Listed[]>>,
): Promise<SitemapPage[]> => {
  const pages: SitemapPage[] = []
  let after: string | null | undefined
  while (after !== null && pages.length < SITEMAP_LIMIT) {
    const [page] = await loadOnServer(context, pageAt({ query: after === undefined ? {} : { after } }))
    pages.push(...page.rows.map(({ slug, publishedAt }) => ({ path: `${path}/${slug}`, changed: publishedAt })))
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
  const recipes = await listedPages(context, '/diy-recipes', (query) => readPage(listRecipes, query))
  const articles = await listedPages(context, '/articles', (query) => readPage(listArticles, query))
  const pages = [...fixedPages, ...recipes, ...articles]
  return fileResponse(
    writeSitemap(context.get(renderContext).origin, pages),
    'application/xml; charset=utf-8',
    KEEP.hour,
  )
}
