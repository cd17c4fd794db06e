import { listArticles, listFeaturedArticles } from '#contract/routes/articles.ts'
import type { Brand } from '#contract/brands.ts'
import { listBrands } from '#contract/routes/brands.ts'
import { listDeals } from '#contract/routes/deals.ts'
import type { loadInBrowser } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { articleTags } from '#web/features/articles/lists/article-lists.ts'
import { newestPolls } from '#web/features/polls/poll-data.ts'
import { cashbackCardRead } from '#web/features/waiting-list/cashback-card.ts'
import { countPlaces } from '#web/shell/founding/places.ts'
import { foundingStatsRead } from '#web/shell/founding/use-founding-stats.ts'
import { arrange } from './arrangement.ts'
import { RESULTS_SHOWN } from './use-article-search.ts'

const TOPICS = 14
/** Slides of each carousel, as specified. */
const SLIDES = 10

/** The same request as a search for the category alone, so that both share one cached response. */
const newestOf = (category: 'guide' | 'ingredient' | 'routine' | 'review' | 'deal' | 'local-brand') =>
  read(listArticles, { query: { category, limit: String(RESULTS_SHOWN) } })

/** What the home page reads. */
export const homeReads = [
  read(listFeaturedArticles, { query: { limit: '12' } }),
  newestOf('guide'),
  newestOf('ingredient'),
  newestOf('routine'),
  newestOf('review'),
  newestOf('deal'),
  newestOf('local-brand'),
  articleTags,
  foundingStatsRead,
  read(listDeals, { query: { limit: String(SLIDES) } }),
  read(listBrands),
  newestPolls,
  cashbackCardRead,
] as const

type HomeData = Awaited<ReturnType<typeof loadInBrowser<typeof homeReads>>>

/** The brand fields that the page shows; the document contains no others. */
const pickBrand = ({ id, name, tagline, art, isSample }: Brand) => ({ id, name, tagline, art, isSample })

/** Arranges what was read as the page shows it. */
export const layOut = ([
  featured,
  guide,
  ingredient,
  routine,
  review,
  deal,
  localBrand,
  tags,
  stats,
  deals,
  brands,
  polls,
  cashback,
]: HomeData) => {
  const { cap, left } = countPlaces(stats)
  return {
    ...arrange(featured, { guide, ingredient, routine, review, deal, 'local-brand': localBrand }),
    topics: tags.slice(0, TOPICS).map(({ tag }) => tag),
    // The number of places taken changes while the page is cached, so the page contains only the cap.
    founding: left > 0 ? cap : null,
    deals,
    brands: brands.slice(0, SLIDES).map(pickBrand),
    polls,
    cashback,
  }
}
