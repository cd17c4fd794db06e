import { data, Link, redirect } from 'react-router'
import type { BrandPage as BrandData } from '#contract/brands.ts'
import { readBrand } from '#contract/routes/brands.ts'
import { loadInBrowser, loadOnServer, usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { brandCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { DealCard } from '../deals/deal-card.tsx'
import { BrandCover } from './brand-cover.tsx'
import { FollowButton } from './follow-button.tsx'
import { PopularProducts } from './popular-products.tsx'
import { StarRating } from './star-rating.tsx'
import type { Route } from './+types/brand-page.ts'

const brandRead = (id: string) => read(readBrand, { params: { id } })

/** The ids that the server accepts (contract/values.ts). */
const slug = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Loads the brand of a path; capitals redirect to the canonical path. */
const brandAt = async (requested: string, load: (id: string) => Promise<BrandData>): Promise<BrandData> => {
  const id = requested.toLowerCase()
  if (!slug.test(id)) throw data({ message: 'There is no such brand.' }, { status: 404 })
  const brand = await load(id)
  if (id !== requested) throw redirect(`/brands/${id}`, 301)
  return brand
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  brandAt(params.id, async (id) => (await loadOnServer(context, brandRead(id)))[0])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  brandAt(params.id, async (id) => (await loadInBrowser(brandRead(id)))[0])

export const meta: Route.MetaFunction = ({ loaderData: brand, matches }) => {
  if (!brand) return []
  const origin = originOf(matches)
  const path = `/brands/${brand.id}`
  return pageMeta({
    origin,
    path,
    title: brand.name,
    description: `${brand.name} on Skynn. ${brand.tagline}, with popular products and current deals in rand.`,
    image: brandCard(brand.id),
    jsonLd: [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Local Brands', path: '/brands' },
        { name: brand.name, path },
      ]),
    ],
  })
}

function CurrentDeals({ deals }: Pick<BrandData, 'deals'>) {
  if (deals.length === 0) return null
  return (
    <section aria-labelledby="brand-deals" className="mt-section">
      <SectionHead id="brand-deals" title="Current deals">
        Newest first. What a brand pays us never changes the order.
      </SectionHead>
      <ul className="grid grid-cols-1 gap-gap md:grid-cols-2 md:[&>:only-child]:col-span-2 md:[&>:only-child]:max-w-[56rem]">
        {deals.map((deal) => (
          <li key={deal.id} className="min-w-0">
            <DealCard deal={deal} shape={deals.length === 1 ? 'lead' : 'row'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { data: brand = loaderData } = usePersonalRead<BrandData>(brandRead(loaderData.id), loaderData)
  return (
    <div className="wrap">
      <Link to="/" className="mt-4 -ml-2 inline-flex min-h-tap items-center gap-2 px-2 font-medium text-link lg:mt-8">
        <Icon name="left" />
        Back to Home
      </Link>
      <div key={brand.id} className="mt-3 grid gap-6 *:min-w-0 md:grid-cols-[2fr_3fr] md:gap-10 lg:gap-16">
        <BrandCover
          brand={brand}
          size="portrait"
          priority
          className="self-start max-md:aspect-[4/3] md:ratio-portrait"
        />
        <div className="grid grid-cols-1 content-start gap-4">
          <p className="flex flex-wrap gap-2">
            <Badge tone="soft">South African Brand</Badge>
            {brand.isSample && <Badge tone="info">Sample</Badge>}
          </p>
          <div>
            <h1 className="text-2xl">{brand.name}</h1>
            <p className="mt-2 text-lg text-text-2">{brand.tagline}</p>
          </div>
          <StarRating brand={brand} />
          <p className="max-w-prose text-text-2">{brand.description}</p>
          <div className="flex flex-wrap gap-3">
            {brand.website !== null && (
              <Button asChild variant="primary">
                <a href={brand.website} target="_blank" rel="noopener">
                  Visit Official Website
                  <span className="sr-only"> (opens in a new tab)</span>
                  <Icon name="external" />
                </a>
              </Button>
            )}
            <Button asChild variant={brand.website === null ? 'primary' : 'line'}>
              <Link to="/deals">View Current Deals</Link>
            </Button>
            <FollowButton brand={brand} />
          </div>
          <section aria-labelledby="highlights" className="mt-6">
            <h2 id="highlights" className="text-xl">
              Brand Highlights
            </h2>
            <div className="prose mt-3 max-w-measure">
              <ul>
                {brand.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </div>
          </section>
        </div>
      </div>
      <PopularProducts products={brand.products} />
      <CurrentDeals deals={brand.deals} />
    </div>
  )
}
