import { loadOnServer } from '#web/api/page-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { cached, pageOfArticles } from './article-lists.ts'
import { categoryFilters, categoryMeta, CategoryPage } from './category-page.tsx'
import type { Route } from './+types/guides-page.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = categoryFilters('guide', request)
  const [page] = await loadOnServer(context, pageOfArticles(filters))
  return { filters, page }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = categoryFilters('guide', request)
  return { filters, page: cached(pageOfArticles(filters)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => categoryMeta('guide', matches, loaderData)

export default function GuidesPage({ loaderData: { filters, page } }: Route.ComponentProps) {
  return (
    <CategoryPage
      category="guide"
      filters={filters}
      page={page}
      empty={<EmptyState title="No guides available yet" />}
    />
  )
}
