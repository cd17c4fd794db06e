import { useEffect, useRef, useState } from 'react'
import { listArticles, listFeaturedArticles } from '#contract/articles.routes.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { organization, webSite } from '#web/seo/json-ld.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { countPlaces } from '#web/shell/founding/places.ts'
import { foundingStatsRead } from '#web/shell/founding/use-founding-stats.ts'
import { articleTags } from '#web/features/articles/lists/article-lists.ts'
import { everythingFeed } from '../articles/feed-links.ts'
import { arrange } from './arrangement.ts'
import { HeroActions } from './hero-actions.tsx'
import { HeroArt } from './hero-art.tsx'
import { HeroSearch } from './hero-search.tsx'
import { LocalSection } from './local-section.tsx'
import { MemberSpot } from './member-spot.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SearchResults } from './search-results.tsx'
import { ShelvesSection } from './shelves-section.tsx'
import { StartSection } from './start-section.tsx'
import { TopicsSection } from './topics-section.tsx'
import { isSearching, noSearch, RESULTS_SHOWN } from './use-article-search.ts'
import type { Route } from './+types/home-page.ts'

const TOPICS = 14

/** The same request as a search for the category alone, so that both share one cached response. */
const newestOf = (category: 'guide' | 'ingredient' | 'routine' | 'review' | 'deal' | 'local-brand') =>
  read(listArticles, { query: { category, limit: String(RESULTS_SHOWN) } })

const reads = [
  read(listFeaturedArticles, { query: { limit: '12' } }),
  newestOf('guide'),
  newestOf('ingredient'),
  newestOf('routine'),
  newestOf('review'),
  newestOf('deal'),
  newestOf('local-brand'),
  articleTags,
  foundingStatsRead,
] as const

type HomeData = Awaited<ReturnType<typeof loadInBrowser<typeof reads>>>

const layOut = ([featured, guide, ingredient, routine, review, deal, localBrand, tags, stats]: HomeData) => {
  const { cap, left } = countPlaces(stats)
  return {
    ...arrange(featured, { guide, ingredient, routine, review, deal, 'local-brand': localBrand }),
    topics: tags.slice(0, TOPICS).map(({ tag }) => tag),
    // The number of places taken changes while the page is cached, so the page contains only the cap.
    founding: left > 0 ? cap : null,
  }
}

export const loader = async ({ context }: Route.LoaderArgs) => layOut(await loadOnServer(context, ...reads))
export const clientLoader = async () => layOut(await loadInBrowser(...reads))

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
  loaderData: { hero, lead, rows, shelves, local, topics, founding },
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
      <MemberSpot founding={founding} />
      <QuickActions />
      {lead && <StartSection lead={lead} rows={rows} />}
      {shelves.length > 0 && <ShelvesSection shelves={shelves} />}
      {local.length > 0 && <LocalSection articles={local} />}
      {topics.length > 0 && <TopicsSection tags={topics} />}
    </>
  )
}
