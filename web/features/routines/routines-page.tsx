import { Link } from 'react-router'
import { loadOnServer } from '#web/api/page-data.ts'
import { articlesAddress } from '#web/features/articles/lists/article-filters.ts'
import { cached, pageOfArticles } from '#web/features/articles/lists/article-lists.ts'
import { CategoryArticles, categoryFilters, categoryMeta } from '#web/features/articles/lists/category-page.tsx'
import { ListHead } from '#web/features/articles/lists/list-head.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import type { Route } from './+types/routines-page.ts'
import { Builder } from './builder/builder.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = categoryFilters('routine', request)
  const [page] = await loadOnServer(context, pageOfArticles(filters))
  return { filters, page }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = categoryFilters('routine', request)
  return { filters, page: cached(pageOfArticles(filters)) }
}

const words = {
  heading: 'Routine Builder',
  sentence: 'Put your steps in order, see what clashes and what a month of it costs. Few steps are enough.',
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => categoryMeta('routine', matches, loaderData, words)

export default function RoutinesPage({ loaderData: { filters, page } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-section">
      <div className="print:hidden">
        <ListHead title={words.heading}>{words.sentence}</ListHead>
        <p className="for-members mt-2">
          <MoreLink asChild>
            <Link to="/routines/shelf">Your shelf</Link>
          </MoreLink>
        </p>
      </div>
      <noscript>
        <Note tone="warning" title="The builder needs JavaScript." className="mt-8">
          It is switched off in your browser. The articles below open without it.
        </Note>
      </noscript>
      <Builder />
      <section aria-labelledby="routine-articles" className="mt-section border-t border-line pt-10 print:hidden">
        <SectionHead
          title="Read about routines"
          id="routine-articles"
          className="mb-8"
          action={
            <MoreLink asChild>
              <Link to={articlesAddress({ category: 'routine' })}>Search and filter</Link>
            </MoreLink>
          }
        />
        <CategoryArticles
          category="routine"
          filters={filters}
          page={page}
          empty={<EmptyState title="No routines available yet" heading="h3" />}
        />
      </section>
    </div>
  )
}
