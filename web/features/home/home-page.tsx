import { Suspense, useEffect, useRef, useState } from 'react'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { organization, webSite } from '#web/seo/json-ld.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { everythingFeed } from '../articles/feed-links.ts'
import { PollsBlock } from '../polls/polls-block.tsx'
import { CashbackSection } from '../waiting-list/cashback-section.tsx'
import { BrandsSection } from './brands-section.tsx'
import { HeroActions } from './hero-actions.tsx'
import { HeroArt } from './hero-art.tsx'
import { HeroSearch } from './hero-search.tsx'
import { homeReads, layOut } from './home-data.ts'
import { LocalSection } from './local-section.tsx'
import { MemberSpot } from './member-spot.tsx'
import { OffersSection } from './offers-section.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SearchResults } from './search-results.tsx'
import { ShelvesSection } from './shelves-section.tsx'
import { StartSection } from './start-section.tsx'
import { TopicsSection } from './topics-section.tsx'
import { VisitorSpot } from './visitor-spot.tsx'
import { isSearching, noSearch } from './use-article-search.ts'
import type { Route } from './+types/home-page.ts'

export const loader = async ({ context }: Route.LoaderArgs) => layOut(await loadOnServer(context, ...homeReads))
export const clientLoader = async () => layOut(await loadInBrowser(...homeReads))

export const meta: Route.MetaFunction = ({ matches }) => {
  const origin = originOf(matches)
  return pageMeta({
    matches,
    path: '/',
    title: 'Skynn: skincare that knows where you live',
    description:
      'Clear skincare guides, ingredients, routines and prices in rand, for South African sun and every skin tone.',
    feeds: [everythingFeed],
    jsonLd: [organization(origin), webSite(origin)],
  })
}

/** Text on the left, image on the right; stacked on a phone. */
const beside =
  'grid grid-cols-1 gap-8 pt-8 md:grid-cols-[1.15fr_1fr] md:items-center md:gap-10 md:pt-12 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:pt-16'

export default function HomePage({
  loaderData: { hero, lead, rows, shelves, local, topics, founding, deals, brands, polls, cashback },
}: Route.ComponentProps) {
  const [search, setSearch] = useState(noSearch)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLElement>(null)
  const searching = isSearching(search)
  // Text typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '') setSearch((current) => ({ ...current, text: typed }))
  }, [])
  const showResults = () => {
    if (!searching) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  }
  const clear = () => {
    setSearch(noSearch)
    field.current?.focus()
  }
  return (
    <>
      <div className={`wrap ${beside}`}>
        <div className="min-w-0">
          <h1 className="text-3xl">Skincare that knows where you live.</h1>
          <p className="mt-4 max-w-[32rem] text-md text-text-2">
            Clear guides, ingredients explained and prices in rand, for South African sun and every skin tone.
          </p>
          <HeroSearch search={search} onChange={setSearch} onSubmit={showResults} field={field} />
          {!searching && <HeroActions />}
        </div>
        {/* During a search the image would sit between the field and its results. */}
        {hero && !searching && <HeroArt article={hero} />}
      </div>
      {searching && <SearchResults ref={results} search={search} onChange={setSearch} onClear={clear} />}
      <VisitorSpot founding={founding} />
      {/* React hydrates each part on its own, or at once when it is tapped, so that no task is long. */}
      <Suspense>{lead && <StartSection lead={lead} rows={rows} />}</Suspense>
      <Suspense>{deals.length > 0 && <OffersSection deals={deals} />}</Suspense>
      <Suspense>{brands.length > 0 && <BrandsSection brands={brands} />}</Suspense>
      <Suspense>
        <PollsBlock polls={polls} />
      </Suspense>
      <MemberSpot />
      <QuickActions />
      <Suspense>
        <CashbackSection launch={cashback.launch} />
      </Suspense>
      <Suspense>{shelves.length > 0 && <ShelvesSection shelves={shelves} />}</Suspense>
      <Suspense>{local.length > 0 && <LocalSection articles={local} />}</Suspense>
      <Suspense>{topics.length > 0 && <TopicsSection tags={topics} />}</Suspense>
    </>
  )
}
