import { data, Link, useRouteLoaderData } from 'react-router'
import { readRecipe } from '#contract/routes/recipes.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { ArticleSources } from '#web/features/articles/article-ending.tsx'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { recipeCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { MoreLink, SectionHead } from '#web/ui/section-head.tsx'
import type { Route } from './+types/recipe-page.ts'
import { PatchTest } from './patch-test.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeCautions } from './recipe-cautions.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import { RecipeSteps } from './recipe-steps.tsx'
import { RecipeStorage } from './recipe-storage.tsx'

/** The slugs that the server accepts (contract/values.ts); anything else is not a recipe. */
const slugPattern = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

const recipeRead = (slug: string) => {
  if (!slugPattern.test(slug)) throw data({ message: 'There is no such recipe.' }, { status: 404 })
  return read(readRecipe, { params: { slug } })
}

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  (await loadOnServer(context, recipeRead(params.slug)))[0]

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await loadInBrowser(recipeRead(params.slug)))[0]

/** Not marked up as a schema.org Recipe, which is for food. */
export const meta: Route.MetaFunction = ({ loaderData: recipe, matches }) => {
  if (!recipe) return []
  const path = `/diy-recipes/${recipe.slug}`
  return pageMeta({
    matches,
    path,
    title: recipe.title,
    description: recipe.description,
    image: recipeCard(recipe.slug),
    jsonLd: [
      breadcrumbs(originOf(matches), [
        { name: 'Home', path: '/' },
        { name: 'DIY Recipes', path: '/diy-recipes' },
        { name: recipe.title, path },
      ]),
    ],
  })
}

export default function RecipePage({ loaderData: recipe }: Route.ComponentProps) {
  const root = useRouteLoaderData<{ origin: string }>('root')
  return (
    <div className="wrap">
      <article key={recipe.id}>
        <RecipeHeader recipe={recipe} />
        <RecipeCautions recipe={recipe} />
        <div className="mt-12 grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[20rem_minmax(0,var(--measure))] xl:gap-x-16">
          <div className="lg:sticky lg:top-26 lg:self-start">
            <RecipeIngredients recipe={recipe} />
          </div>
          <div className="grid grid-cols-1 gap-10">
            <RecipeSteps recipe={recipe} />
            <RecipeStorage recipe={recipe} />
            {recipe.shelf.patchTest && <PatchTest days={recipe.shelf.days} />}
            <section aria-labelledby="good-to-know">
              <h2 id="good-to-know" className="text-xl">
                Good to know
              </h2>
              <div className="mt-3 space-y-3 text-text-2">
                {recipe.goodToKnow.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </section>
            <div className="-mt-12">
              <ArticleSources sources={recipe.sources} />
            </div>
            <p className="hidden text-xs text-muted print:block">
              {root?.origin}/diy-recipes/{recipe.slug}
            </p>
          </div>
        </div>
      </article>
      {recipe.related.length > 0 && (
        <section aria-labelledby="related" className="no-print mt-section border-t border-line pt-12">
          <SectionHead
            title="More recipes"
            id="related"
            action={
              <MoreLink asChild>
                <Link to="/diy-recipes">All recipes</Link>
              </MoreLink>
            }
          />
          <div className="grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-3">
            {recipe.related.map((other) => (
              <RecipeCard key={other.id} recipe={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
