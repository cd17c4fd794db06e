import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { loadOnServer, useRead } from '#web/api/page-data.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { articlesAddress, chosenParameters, isNarrowed, readFilters, withChange } from './article-filters.ts'
import { ArticleListing } from './article-listing.tsx'
import { articleTags, cached, pageOfArticles } from './article-lists.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ListHead } from './list-head.tsx'
import { listMeta } from './list-meta.ts'
import { describeArticles } from './list-words.ts'
import { NoArticlesFound } from './no-articles.tsx'
import { SortLinks } from './sort-links.tsx'
import { TagFilter } from './tag-filter.tsx'
import type { Route } from './+types/articles-page.ts'

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = filtersOf(request)
  const [page, tags] = await loadOnServer(context, pageOfArticles(filters), articleTags)
  return { filters, page, tags }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = filtersOf(request)
  return { filters, page: cached(pageOfArticles(filters)), tags: cached(articleTags) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters, page } = loaderData
  const { title, description, path, noindex } = describeArticles(filters)
  return listMeta({ matches, path, title, description, noindex, feed: filters.category, articles: page?.rows })
}

export default function ArticlesPage({ loaderData: { filters, page, tags } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const topics = useRead(articleTags, tags)
  const { heading, sentence } = describeArticles(filters)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = (typeof typed === 'string' && typed.trim()) || undefined
    void navigate(articlesAddress(withChange(filters, { q })), { preventScrollReset: true })
  }
  const wider = isNarrowed(filters) ? withChange(filters, { q: undefined, tag: undefined }) : {}
  const { q: _, ...otherFilters } = chosenParameters({ ...filters, after: undefined })
  return (
    <div className="wrap">
      <ListHead title={heading}>{sentence}</ListHead>
      <search className="mt-6 grid grid-cols-1 gap-4">
        <form action="/articles" onSubmit={search} className="max-w-form">
          <SearchBox
            key={filters.q}
            id="articles-search"
            label="Search articles"
            placeholder="Try dark spots or rooibos"
            defaultValue={filters.q}
          />
          {Object.entries(otherFilters).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
        <CategoryFilter filters={filters} />
        <TagFilter filters={filters} tags={topics.isError ? [] : topics.data} />
      </search>
      <div className="mt-6 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-3">
        <SortLinks filters={filters} />
        <ActiveFilters filters={filters} className="min-w-0" />
      </div>
      <ArticleListing
        filters={filters}
        loaded={page}
        addressOf={articlesAddress}
        look="compact"
        empty={<NoArticlesFound clear={articlesAddress(wider)} />}
      />
    </div>
  )
}
