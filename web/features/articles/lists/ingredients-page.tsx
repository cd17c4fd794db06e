import { loadOnServer } from '#web/api/page-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { cached, pageOfArticles } from './article-lists.ts'
import { categoryFilters, categoryMeta, CategoryPage } from './category-page.tsx'
import type { Route } from './+types/ingredients-page.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = categoryFilters('ingredient', request)
  const [page] = await loadOnServer(context, pageOfArticles(filters))
  return { filters, page }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = categoryFilters('ingredient', request)
  return { filters, page: cached(pageOfArticles(filters)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => categoryMeta('ingredient', matches, loaderData)

export default function IngredientsPage({ loaderData: { filters, page } }: Route.ComponentProps) {
  return (
    <CategoryPage
      category="ingredient"
      filters={filters}
      page={page}
      empty={<EmptyState title="No ingredients available yet" />}
    />
  )
}
