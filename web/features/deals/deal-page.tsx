import { data, Link, redirect } from 'react-router'
import type { DealPage as DealData } from '#contract/deals.ts'
import { readDeal } from '#contract/routes/deals.ts'
import { loadInBrowser, loadOnServer, usePersonalRead } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { dealCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Note } from '#web/ui/note.tsx'
import type { Route } from './+types/deal-page.ts'
import { DealCode } from './deal-code.tsx'
import { DealCover } from './deal-cover.tsx'
import { DealLabels } from './deal-labels.tsx'
import { dealsAddress } from './deal-lists.ts'
import { DealOpinionButtons } from './deal-opinion.tsx'
import { DealPrice } from './deal-price.tsx'
import { categoryLabel, dealTitle, endOf } from './deal-words.ts'
import { OfferLink } from './offer-link.tsx'
import { PriceHistory } from './price-history.tsx'

const dealRead = (slug: string) => read(readDeal, { params: { id: slug } })

/** The ids and slugs that the server accepts (contract/values.ts). */
const idOrSlug = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Loads the deal of a path; an id redirects to the canonical path. */
const dealAt = async (requested: string, load: (slug: string) => Promise<DealData>): Promise<DealData> => {
  const slug = requested.toLowerCase()
  if (!idOrSlug.test(slug)) throw data({ message: 'There is no such deal.' }, { status: 404 })
  const deal = await load(slug)
  if (deal.slug !== requested) throw redirect(`/sponsored-offers/${deal.slug}`, 301)
  return deal
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  dealAt(params.slug, async (slug) => (await loadOnServer(context, dealRead(slug)))[0])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  dealAt(params.slug, async (slug) => (await loadInBrowser(dealRead(slug)))[0])

export const meta: Route.MetaFunction = ({ loaderData: deal, matches }) => {
  if (!deal) return []
  const origin = originOf(matches)
  const path = `/sponsored-offers/${deal.slug}`
  return pageMeta({
    origin,
    path,
    title: dealTitle(deal),
    description: deal.description,
    image: dealCard(deal.slug),
    noindex: deal.ended,
    jsonLd: [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Deals', path: '/sponsored-offers' },
        { name: deal.title, path },
      ]),
    ],
  })
}

function Ended({ expiresAt }: Pick<DealData, 'expiresAt'>) {
  return (
    <Note tone="warning" title="Ended.">
      {expiresAt !== null && `This offer ended on ${formatDate(expiresAt)}. `}
      <Link to="/sponsored-offers" className="link">
        See current deals
      </Link>
    </Note>
  )
}

export default function DealPage({ loaderData }: Route.ComponentProps) {
  const { data: deal = loaderData, isPlaceholderData } = usePersonalRead<DealData>(
    dealRead(loaderData.slug),
    loaderData,
  )
  return (
    <div className="wrap">
      <article className="pt-6 lg:pt-10">
        <Breadcrumb>
          <Link to="/sponsored-offers">Deals</Link>
          <Link to={dealsAddress({ category: deal.category })}>{categoryLabel(deal.category)}</Link>
        </Breadcrumb>
        <div className="mt-4 grid gap-6 *:min-w-0 md:grid-cols-2 md:gap-10 lg:gap-16">
          <span className="relative block self-start">
            <DealCover deal={deal} priority className="ratio-card" />
            <Badge tone="on-art" className="absolute top-3 left-3">
              {deal.discountPercentage}% OFF
            </Badge>
          </span>
          <div className="grid grid-cols-1 content-start gap-4">
            <DealLabels deal={deal} />
            <h1 className="font-sans text-xl font-bold">{deal.title}</h1>
            {deal.ended && <Ended expiresAt={deal.expiresAt} />}
            <DealPrice deal={deal} large />
            {!deal.ended && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                {deal.endingSoon && <Badge tone="warning">Ending Soon</Badge>}
                <span>{endOf(deal)}</span>
              </p>
            )}
            <p className="max-w-prose text-text-2">{deal.description}</p>
            {!deal.ended && (
              <>
                <DealCode deal={deal} checking={isPlaceholderData} />
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <OfferLink deal={deal} variant="primary" />
                  <DealOpinionButtons deal={deal} />
                </div>
              </>
            )}
            {deal.hasBrandPage && (
              <p className="text-xs text-muted">
                More about{' '}
                <Link to={`/brands/${deal.brand}`} className="link">
                  {deal.brandName}
                </Link>
                . A brand pays to appear here; it never changes a review.
              </p>
            )}
          </div>
        </div>
      </article>
      <div className="mt-10 max-w-[48rem]">
        <PriceHistory deal={deal} />
      </div>
    </div>
  )
}
