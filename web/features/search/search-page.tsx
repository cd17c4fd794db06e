import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { queryOf } from '#web/api/read.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Rooms } from './rooms.tsx'
import { readSearch, searchAddress } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import { SearchResults } from './search-results.tsx'
import { pageOfResults, type ResultPage } from './use-results.ts'
import type { Route } from './+types/search-page.ts'

const searchOf = (request: Request) => readSearch(new URL(request.url).searchParams)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = searchOf(request)
  const { q } = search
  const [page] = q === undefined ? [] : await loadOnServer(context, pageOfResults({ ...search, q }))
  return { search, page }
}

/** The cached results, if there are any; otherwise the page shows skeletons while it loads them. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const search = searchOf(request)
  const { q } = search
  const page: ResultPage | undefined =
    q === undefined ? undefined : queryClient().getQueryData(queryOf(pageOfResults({ ...search, q })).queryKey)
  return { search, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { search } }) =>
  pageMeta({
    matches,
    path: searchAddress(search),
    title: search.q === undefined ? 'Search' : `Search for “${search.q}”`,
    description: 'Search articles, ingredients, products, recipes, brands and deals for South African skin.',
    noindex: true,
  })

/** Moves the focus to the heading after a search or a change of page, not when the page is first opened. */
const useFocusAfterSearch = (after: string | undefined) => {
  const { key, state } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ key, after })
  const toResults = typeof state === 'object' && state !== null && 'toResults' in state
  useEffect(() => {
    const { key: lastKey, after: lastAfter } = shown.current
    shown.current = { key, after }
    if (key !== lastKey && (toResults || after !== lastAfter)) heading.current?.focus()
  }, [key, after, toResults])
  return heading
}

export default function SearchPage({ loaderData: { search, page } }: Route.ComponentProps) {
  const { q } = search
  const heading = useFocusAfterSearch(search.after)
  return (
    <div className="wrap">
      <h1 className="pt-8 text-2xl md:pt-12">Search</h1>
      <search className="mt-5 block">
        <SearchField key={q} search={search} />
      </search>
      {q === undefined ? (
        <Rooms heading="h2" />
      ) : (
        <SearchResults search={{ ...search, q }} loaded={page} heading={heading} />
      )}
    </div>
  )
}
