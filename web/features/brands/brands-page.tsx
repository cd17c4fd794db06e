import { listBrands } from '#contract/routes/brands.ts'
import { messageFor } from '#web/api/api-error.ts'
import { loadOnServer, useRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonGroup, SkeletonPiece } from '#web/ui/skeleton.tsx'
import { cached } from '../deals/deal-lists.ts'
import { BrandCard } from './brand-card.tsx'
import type { Route } from './+types/brands-page.ts'

const TITLE = 'Local Brands'
const PATH = '/brands'
const DESCRIPTION =
  'Ten South African skincare brands, each with what to check on its labels, its products and its current deals in rand.'

const brandsRead = read(listBrands)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  brands: (await loadOnServer(context, brandsRead))[0],
})

export const clientLoader = () => ({ brands: cached(brandsRead) })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const origin = originOf(matches)
  return pageMeta({
    matches,
    path: PATH,
    title: TITLE,
    description: DESCRIPTION,
    image: pageCard('brands'),
    jsonLd: [
      collectionPage(
        origin,
        { name: TITLE, path: PATH, description: DESCRIPTION },
        (loaderData?.brands ?? []).map(({ id, name }) => ({ name, path: `${PATH}/${id}` })),
      ),
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: TITLE, path: PATH },
      ]),
    ],
  })
}

/** Ten brands fill two columns on a phone and five on a wide screen. */
const grid = 'grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-5 md:gap-y-10'

/** Skeleton cards while the list loads, as specified. */
const SKELETON_CARDS = 6

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const { data: brands, error, isFetching, refetch } = useRead(brandsRead, loaderData.brands)
  return (
    <div className="wrap">
      <header className="pt-8 pb-8 md:pt-12">
        <h1 className="text-2xl">{TITLE}</h1>
        <p className="mt-3 max-w-[38rem] text-md text-text-2">
          Ten South African brands. Their pages are samples for now: what they teach about labels is real, the products
          on them are made up.
        </p>
        <p className="mt-3 text-xs text-muted">In our editors’ order. No brand pays for its place.</p>
      </header>
      {brands === undefined && error === null && (
        <SkeletonGroup label="Loading brands">
          <div className={grid}>
            {Array.from({ length: SKELETON_CARDS }, (_, at) => (
              <SkeletonPiece key={at} ratio="portrait" />
            ))}
          </div>
        </SkeletonGroup>
      )}
      {brands === undefined && error !== null && (
        <ErrorState title="We could not load the brands" onRetry={() => void refetch()} retrying={isFetching}>
          {messageFor(error, 'Something went wrong on our side. Please try again.')}
        </ErrorState>
      )}
      {brands?.length === 0 && <EmptyState title="No brands available yet" />}
      {brands !== undefined && brands.length > 0 && (
        <ul className={grid}>
          {brands.map((brand) => (
            <li key={brand.id} className="min-w-0">
              <BrandCard brand={brand} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
