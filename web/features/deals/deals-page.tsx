import { Link } from 'react-router'
import { messageFor } from '#web/api/api-error.ts'
import { loadOnServer, usePersonalRead, useRead } from '#web/api/page-data.ts'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/deals-page.ts'
import { DealFilterLinks } from './deal-filter-links.tsx'
import { DealGrid, DealGridSkeleton } from './deal-grid.tsx'
import { cached, dealsAddress, filterChoices, type ListFilters, pageOfDeals, readFilters } from './deal-lists.ts'

const TITLE = 'Deals'
const DESCRIPTION =
  'Sponsored offers from South African skincare brands, labelled as ads, with prices in rand, price per 100 ml and recorded prices.'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = readFilters(request)
  const [page, choices] = await loadOnServer(context, pageOfDeals(filters), filterChoices)
  return { filters, page, choices }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = readFilters(request)
  return { filters, page: cached(pageOfDeals(filters)), choices: cached(filterChoices) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const origin = originOf(matches)
  const path = '/sponsored-offers'
  const isFiltered = loaderData !== undefined && Object.values(loaderData.filters).some((value) => value !== undefined)
  const rows = (loaderData?.page?.rows ?? []).map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` }))
  return pageMeta({
    matches,
    path,
    title: TITLE,
    description: DESCRIPTION,
    image: pageCard('sponsored-offers'),
    noindex: isFiltered,
    jsonLd: isFiltered
      ? []
      : [
          collectionPage(origin, { name: TITLE, path, description: DESCRIPTION }, rows),
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: TITLE, path },
          ]),
        ],
  })
}

function NoDeals({ filters }: { filters: ListFilters }) {
  const isFiltered = filters.category !== undefined || filters.brand !== undefined
  return (
    <EmptyState
      art={<Cover slug="no-deals" accent="protea" size="square" motif="tag" />}
      title={isFiltered ? 'No deals match your filters' : 'No deals right now'}
      action={
        <Button asChild variant="line">
          {isFiltered ? <Link to={dealsAddress()}>Show all deals</Link> : <Link to="/brands">See local brands</Link>}
        </Button>
      }
    >
      {isFiltered ? 'Try another category or brand.' : 'New offers appear here as soon as a brand books one.'}
    </EmptyState>
  )
}

function Listing({ filters, loaded }: { filters: ListFilters; loaded: Route.ComponentProps['loaderData']['page'] }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = usePersonalRead(pageOfDeals(filters), loaded)
  const isLaterPage = filters.after !== undefined
  const start = dealsAddress({ ...filters, after: undefined })
  return (
    <section aria-label="Deals">
      <p role="status" className="sr-only">
        {data && (data.rows.length === 1 ? '1 deal' : `${data.rows.length} deals`)}
      </p>
      {data === undefined && error === null && <DealGridSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the deals" onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {data !== undefined &&
        (data.rows.length === 0 ? (
          <NoDeals filters={filters} />
        ) : (
          <DealGrid deals={data.rows} checking={isPlaceholderData} />
        ))}
      {data !== undefined && (isLaterPage || data.after !== null) && (
        <Pagination label="Pagination" className="mt-10 md:mt-14">
          {isLaterPage && (
            <PageLink direction="earlier" asChild>
              <Link to={start}>First page</Link>
            </PageLink>
          )}
          {data.after !== null && (
            <PageLink direction="later" asChild>
              <Link to={dealsAddress({ ...filters, after: data.after })}>Older deals</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </section>
  )
}

export default function DealsPage({ loaderData: { filters, page, choices } }: Route.ComponentProps) {
  const { data } = useRead(filterChoices, choices)
  return (
    <div className="wrap">
      <header className="pt-8 md:pt-12">
        <h1 className="text-2xl">{TITLE}</h1>
        <p className="mt-3 max-w-[38rem] text-md text-text-2">
          Sponsored offers, each labelled as an ad, with its price per 100&nbsp;ml and the day it ends.
        </p>
      </header>
      <DealFilterLinks filters={filters} choices={data} />
      <p className="mt-6 mb-6 border-t border-line pt-4 text-xs text-muted">
        Newest first. What a brand pays us never changes the order.
      </p>
      <Listing filters={filters} loaded={page} />
    </div>
  )
}
