import { Link } from 'react-router'
import { difficulties } from '#contract/kinds/recipe.ts'
import { skinTypes } from '#contract/kinds/skin.ts'
import { messageFor } from '#web/api/api-error.ts'
import { loadOnServer, useRead } from '#web/api/page-data.ts'
import { cached } from '#web/features/articles/lists/article-lists.ts'
import { ListHead } from '#web/features/articles/lists/list-head.tsx'
import { breadcrumbs, collectionPage } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageLink, Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/recipes-page.ts'
import { RecipeGrid, RecipeGridSkeleton } from './recipe-card.tsx'
import { pageOfRecipes, readFilters, type RecipeFilters, recipesAddress } from './recipe-filters.ts'
import { difficultyLooks, skinTypeLabels } from './recipe-labels.ts'

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams)

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const filters = filtersOf(request)
  const [page] = await loadOnServer(context, pageOfRecipes(filters))
  return { filters, page }
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const filters = filtersOf(request)
  return { filters, page: cached(pageOfRecipes(filters)) }
}

const TITLE = 'DIY Recipes'
const SENTENCE =
  'Simple things to make at home that are safe for skin: how long they take, how long they keep and who should skip them.'

export const meta: Route.MetaFunction = ({ matches, loaderData: { filters, page } }) => {
  const origin = originOf(matches)
  const address = recipesAddress(filters, { after: filters.after })
  const noindex = address !== '/diy-recipes'
  const rows = (page?.rows ?? []).map(({ title, slug }) => ({ name: title, path: `/diy-recipes/${slug}` }))
  return pageMeta({
    matches,
    path: address,
    title: TITLE,
    description: SENTENCE,
    image: pageCard('diy-recipes'),
    noindex,
    jsonLd: noindex
      ? []
      : [
          collectionPage(origin, { name: TITLE, path: address, description: SENTENCE }, rows),
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: TITLE, path: address },
          ]),
        ],
  })
}

type FilterRowProps<Value extends string> = {
  label: string
  all: string
  current: Value | undefined
  values: readonly Value[]
  labelOf: (value: Value) => string
  addressOf: (value: Value | undefined) => string
}

/** One filter as links, so that it works without scripts. */
function FilterRow<Value extends string>({ label, all, current, values, labelOf, addressOf }: FilterRowProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className="bleed chips-row md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {[undefined, ...values].map((value) => (
          <li key={value ?? 'all'}>
            <Chip asChild current={value === current}>
              <Link to={addressOf(value)} preventScrollReset>
                {value === undefined ? all : labelOf(value)}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoRecipes({ filters }: { filters: RecipeFilters }) {
  const isFiltered = filters.skinType !== undefined || filters.difficulty !== undefined
  return (
    <EmptyState
      art={<Cover slug="no-recipes" accent="marula" size="square" motif="mortar" />}
      title={isFiltered ? 'No recipes match these filters' : 'No DIY recipes available yet'}
      action={
        <Button asChild variant="line">
          {isFiltered ? (
            <Link to="/diy-recipes">Show all recipes</Link>
          ) : (
            <Link to="/skincare-guides">Read a guide</Link>
          )}
        </Button>
      }
    />
  )
}

export default function RecipesPage({ loaderData: { filters, page } }: Route.ComponentProps) {
  const { data, error, isFetching, refetch } = useRead(pageOfRecipes(filters), page)
  const next = data?.after ?? null
  return (
    <div className="wrap">
      <ListHead title={TITLE}>{SENTENCE}</ListHead>
      <div className="mt-6 mb-8 grid grid-cols-1 gap-3">
        <FilterRow
          label="Skin type"
          all="All skin types"
          current={filters.skinType}
          values={skinTypes}
          labelOf={(type) => skinTypeLabels[type]}
          addressOf={(skinType) => recipesAddress(filters, { skinType })}
        />
        <FilterRow
          label="Difficulty"
          all="Any difficulty"
          current={filters.difficulty}
          values={difficulties}
          labelOf={(difficulty) => difficultyLooks[difficulty].label}
          addressOf={(difficulty) => recipesAddress(filters, { difficulty })}
        />
      </div>
      <section aria-label="Recipes">
        <p role="status" className="sr-only">
          {data && (data.rows.length === 1 ? '1 recipe' : `${data.rows.length} recipes`)}
        </p>
        {data === undefined && error === null && <RecipeGridSkeleton />}
        {data === undefined && error !== null && (
          <ErrorState title="We could not load the recipes" onRetry={() => void refetch()} retrying={isFetching}>
            {messageFor(error, 'Something went wrong on our side. Please try again.')}
          </ErrorState>
        )}
        {data !== undefined &&
          (data.rows.length === 0 ? <NoRecipes filters={filters} /> : <RecipeGrid recipes={data.rows} />)}
      </section>
      {data !== undefined && (filters.after !== undefined || next !== null) && (
        <Pagination label="Pagination" className="mt-10 md:mt-14">
          {filters.after !== undefined && (
            <PageLink direction="earlier" asChild>
              <Link to={recipesAddress(filters)}>First page</Link>
            </PageLink>
          )}
          {next !== null && (
            <PageLink direction="later" asChild>
              <Link to={recipesAddress(filters, { after: next })}>Older recipes</Link>
            </PageLink>
          )}
        </Pagination>
      )}
    </div>
  )
}
