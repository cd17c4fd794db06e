import { Link } from 'react-router'
import { MAX_COMPARED } from '#contract/kinds/product.ts'
import { listProducts } from '#contract/routes/products.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { compareAddress, PRODUCTS } from '../product-address.ts'
import { CompareTable } from './compare-table.tsx'
import type { Route } from './+types/compare-page.ts'

/** The slugs and ids in the address; a form without scripts repeats the parameter. */
const chosenIn = (request: Request): string[] =>
  [
    ...new Set(
      new URL(request.url).searchParams
        .getAll('ids')
        .flatMap((value) => value.split(','))
        .filter((one) => /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(one)),
    ),
  ].slice(0, MAX_COMPARED)

const chosenProducts = (ids: string[]) => read(listProducts, { query: { ids: ids.join(',') } })

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const ids = chosenIn(request)
  return ids.length === 0 ? [] : (await loadOnServer(context, chosenProducts(ids)))[0]
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const ids = chosenIn(request)
  return ids.length === 0 ? [] : (await loadInBrowser(chosenProducts(ids)))[0]
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    path: compareAddress((loaderData ?? []).map(({ slug }) => slug)),
    title: 'Compare products',
    description: 'Up to four products side by side: what differs comes first.',
    noindex: true,
  })

export default function ComparePage({ loaderData: products }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <header className="pt-6 lg:pt-10">
        <Breadcrumb>
          <Link to={PRODUCTS}>Products</Link>
        </Breadcrumb>
        <h1 className="mt-2 text-2xl">Compare products</h1>
      </header>
      {products.length < 2 ? (
        <div className="mt-8">
          <EmptyState
            art={<Cover slug="compare" accent="atlantic" size="square" motif="lens" />}
            title={products.length === 0 ? 'Nothing to compare yet' : 'One more to compare'}
            action={
              <Button asChild variant="line">
                <Link to={PRODUCTS}>Choose products</Link>
              </Button>
            }
          >
            Tick “Compare” on two to four products in the list.
          </EmptyState>
        </div>
      ) : (
        <CompareTable products={products} />
      )}
    </div>
  )
}
