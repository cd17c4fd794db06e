import { Form, Link } from 'react-router'
import { messageFor } from '#web/api/api-error.ts'
import { loadOnServer, useRead } from '#web/api/page-data.ts'
import { ArticleGrid } from '#web/features/articles/article-grid.tsx'
import { cached, pageOfArticles } from '#web/features/articles/lists/article-lists.ts'
import { ListHead } from '#web/features/articles/lists/list-head.tsx'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import type { Route } from './+types/ingredients-page.ts'
import { DictionaryList, DictionarySkeleton } from './dictionary-list.tsx'
import {
  dictionaryAddress,
  type DictionaryView,
  letterLabel,
  letters,
  pageOfIngredients,
  readView,
} from './dictionary-lists.ts'

const TITLE = 'Ingredients'
const SENTENCE =
  'What is in the jar, from A to Z: what each ingredient does, how well that is proven, who should be careful and what it clashes with.'

const articlesRead = pageOfArticles({ category: 'ingredient' })
/** Articles below the dictionary, where nothing is searched. */
const MOST_ARTICLES = 3

const viewOf = (request: Request) => readView(new URL(request.url).searchParams)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const view = viewOf(request)
  const [page, articles] = await loadOnServer(context, pageOfIngredients(view), articlesRead)
  return { view, page, articles }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const view = viewOf(request)
  return { view, page: cached(pageOfIngredients(view)), articles: cached(articlesRead) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { view, page } }) => {
  const origin = originOf(matches)
  const path = dictionaryAddress(view)
  const title = view.letter === undefined ? TITLE : `${TITLE}: ${letterLabel(view.letter)}`
  const noindex = view.q !== undefined || view.after !== undefined
  return pageMeta({
    matches,
    path,
    title,
    description: SENTENCE,
    image: pageCard('ingredients'),
    noindex,
    jsonLd: noindex
      ? []
      : [
          collectionPage(
            origin,
            { name: title, path, description: SENTENCE },
            (page?.rows ?? []).map(({ name, slug }) => ({ name, path: `/ingredients/${slug}` })),
          ),
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: title, path },
          ]),
        ],
  })
}

function Letters({ current }: { current: DictionaryView['letter'] | null }) {
  return (
    <nav aria-label="First letter">
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {[undefined, ...letters].map((letter) => (
          <li key={letter ?? 'all'}>
            <Chip asChild current={letter === current}>
              <Link to={dictionaryAddress({ letter })} preventScrollReset>
                {letter === undefined ? 'All' : letterLabel(letter)}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ q }: Pick<DictionaryView, 'q'>) {
  return (
    <Form role="search" action="/ingredients" className="max-w-form min-w-0 flex-[1_1_18rem]">
      <SearchBox
        key={q}
        id="ingredient-search"
        label="Search ingredients"
        placeholder="Niacinamide, vitamin C, parfum …"
        defaultValue={q}
      />
    </Form>
  )
}

function NothingFound({ q }: Pick<DictionaryView, 'q'>) {
  if (q === undefined) return <EmptyState title="No ingredients begin with this" />
  return (
    <EmptyState
      title={`We have no ingredient called “${q}” yet`}
      action={
        <Button asChild variant="line">
          <Link to="/ingredients">Show all ingredients</Link>
        </Button>
      }
    >
      Check the spelling, or try the name as the label prints it.
    </EmptyState>
  )
}

/** What a screen reader hears when the list changes. */
const statusOf = (count: number, hasMore: boolean): string =>
  `${count === 1 ? '1 ingredient' : `${count} ingredients`}${hasMore ? ', with more on the next page' : ''}`

function Articles({ loaded }: { loaded: Route.ComponentProps['loaderData']['articles'] }) {
  const { data } = useRead(articlesRead, loaded)
  const rows = data?.rows.slice(0, MOST_ARTICLES) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="ingredient-articles" className="mt-section border-t border-line pt-12">
      <SectionHead
        id="ingredient-articles"
        title="Read more about ingredients"
        action={
          <MoreLink asChild>
            <Link to="/articles?category=ingredient">All articles</Link>
          </MoreLink>
        }
      />
      <ArticleGrid articles={rows} look="details" />
    </section>
  )
}

export default function IngredientsPage({ loaderData: { view, page, articles } }: Route.ComponentProps) {
  const { data, error, isFetching, refetch } = useRead(pageOfIngredients(view), page)
  const next = data?.after ?? null
  const { letter, q, after } = view
  return (
    <div className="wrap">
      <ListHead title={TITLE}>{SENTENCE}</ListHead>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Search q={q} />
        <MoreLink asChild>
          <Link to="/ingredients/check">Check a whole label</Link>
        </MoreLink>
      </div>
      <div className="mt-5 mb-6">
        <Letters current={q === undefined ? letter : null} />
      </div>
      {q !== undefined && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          Results for “{q}”
          <Button asChild variant="line" size="sm">
            <Link to="/ingredients">Clear search</Link>
          </Button>
        </p>
      )}
      <section aria-label="Ingredients">
        <p role="status" className="sr-only">
          {data && statusOf(data.rows.length, next !== null)}
        </p>
        {data === undefined && error === null && <DictionarySkeleton />}
        {data === undefined && error !== null && (
          <ErrorState title="We could not load the ingredients" onRetry={() => void refetch()} retrying={isFetching}>
            {messageFor(error, 'Something went wrong on our side. Please try again.')}
          </ErrorState>
        )}
        {data !== undefined &&
          (data.rows.length === 0 ? <NothingFound q={q} /> : <DictionaryList ingredients={data.rows} />)}
      </section>
      {data !== undefined && (after !== undefined || next !== null) && (
        <Pagination label="Pagination" className="mt-8">
          {after !== undefined && (
            <PageLink direction="earlier" asChild>
              <Link to={dictionaryAddress({ letter, q })}>First page</Link>
            </PageLink>
          )}
          {next !== null && (
            <PageLink direction="later" asChild>
              <Link to={dictionaryAddress({ letter, q, after: next })}>More ingredients</Link>
            </PageLink>
          )}
        </Pagination>
      )}
      {q === undefined && after === undefined && letter === undefined && <Articles loaded={articles} />}
    </div>
  )
}
