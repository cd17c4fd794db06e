import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { PRODUCTS, productAddress } from '../product-address.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { KindFilter } from './kind-filter.tsx'
import { isNarrowed, productsAddress, readFilters } from './product-filters.ts'
import { ProductListing } from './product-listing.tsx'
import { brandList, cached, pageOfProducts } from './product-lists.ts'
import { SortLinks } from './sort-links.tsx'
import type { Route } from './+types/products-page.ts'

const TITLE = 'Product Recommendations'
const SENTENCE = 'Skincare read by its ingredient list: what is in it, who it suits and what it costs per 100 ml.'

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams)

/** The list is complete without the brands to filter by. */
const orNone = ([brands]: [readonly { id: string; name: string }[]]) => brands.map(({ id, name }) => ({ id, name }))

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = filtersOf(request)
  const brands = loadOnServer(context, brandList).then(orNone, () => [])
  const [page] = await loadOnServer(context, pageOfProducts(filters))
  return { filters, page, brands: await brands }
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const filters = filtersOf(request)
  const brands = await loadInBrowser(brandList).then(orNone, () => [])
  return { filters, page: cached(pageOfProducts(filters)), brands }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { filters, page } }) => {
  const origin = originOf(matches)
  const noindex = isNarrowed(filters)
  const rows = (page?.rows ?? []).map(({ productName, slug }) => ({ name: productName, path: productAddress(slug) }))
  return pageMeta({
    matches,
    path: productsAddress(filters),
    title: TITLE,
    description: SENTENCE,
    noindex,
    image: pageCard('product-recommendations'),
    jsonLd: noindex
      ? []
      : [
          collectionPage(origin, { name: TITLE, path: PRODUCTS, description: SENTENCE }, rows),
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: TITLE, path: PRODUCTS },
          ]),
        ],
  })
}

export default function ProductsPage({ loaderData: { filters, page, brands } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <header className="pt-8 md:pt-12">
        <h1 className="text-2xl">{TITLE}</h1>
        {/* Narrow enough for the same number of lines in any font. */}
        <p className="mt-3 max-w-[38rem] text-md text-text-2">{SENTENCE}</p>
      </header>
      <search className="mt-6 grid grid-cols-1 gap-3">
        <KindFilter filters={filters} />
        <FilterPanel filters={filters} brands={brands} />
      </search>
      <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-3">
        <SortLinks filters={filters} />
        <ActiveFilters filters={filters} brands={brands} />
      </div>
      <ProductListing filters={filters} loaded={page} />
    </div>
  )
}
