import { data, Link, redirect } from 'react-router'
import type { Ingredient } from '#contract/ingredients.ts'
import { readIngredient } from '#contract/routes/ingredients.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { breadcrumbs } from '#web/seo/json-ld.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { originOf, pageMeta } from '#web/seo/page-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { MoreLink } from '#web/ui/section-head.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import type { Route } from './+types/ingredient-page.ts'
import { Cautions, Helps, Sources, Together } from './ingredient-parts.tsx'

/** The slugs that the server accepts (contract/values.ts). */
const slugPattern = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Loads the ingredient of a path; capitals redirect to the canonical path. */
const ingredientAt = async (requested: string, load: (slug: string) => Promise<Ingredient>): Promise<Ingredient> => {
  const slug = requested.toLowerCase()
  if (!slugPattern.test(slug)) throw data({ message: 'There is no such ingredient here.' }, { status: 404 })
  const ingredient = await load(slug)
  if (slug !== requested) throw redirect(`/ingredients/${slug}`, 301)
  return ingredient
}

const ingredientRead = (slug: string) => read(readIngredient, { params: { slug } })

export const loader = ({ context, params }: Route.LoaderArgs) =>
  ingredientAt(params.slug, async (slug) => (await loadOnServer(context, ingredientRead(slug)))[0])

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  ingredientAt(params.slug, async (slug) => (await loadInBrowser(ingredientRead(slug)))[0])

export const meta: Route.MetaFunction = ({ loaderData: ingredient, matches }) => {
  if (!ingredient) return []
  const path = `/ingredients/${ingredient.slug}`
  return pageMeta({
    matches,
    path,
    title: ingredient.name,
    description: `${ingredient.does} How well that is proven, who should be careful and what it clashes with.`,
    image: pageCard('ingredients'),
    jsonLd: [
      breadcrumbs(originOf(matches), [
        { name: 'Home', path: '/' },
        { name: 'Ingredients', path: '/ingredients' },
        { name: ingredient.name, path },
      ]),
    ],
  })
}

function Header({ ingredient: { name, does, family, alsoKnownAs } }: { ingredient: Ingredient }) {
  return (
    <header className="pt-6 pb-8 lg:pt-10">
      <Breadcrumb>
        <Link to="/">Home</Link>
        <Link to="/ingredients">Ingredients</Link>
      </Breadcrumb>
      <h1 className="mt-2 text-2xl break-words">{name}</h1>
      {family !== '' && (
        <p className="mt-3">
          <Badge tone="soft">{family}</Badge>
        </p>
      )}
      <p className="mt-4 max-w-[38rem] text-lg leading-[1.45] text-text-2">{does}</p>
      {alsoKnownAs.length > 0 && (
        <p className="mt-3 text-sm break-words text-muted">Also called {alsoKnownAs.join(', ')}</p>
      )}
      <p className="mt-4 print:hidden">
        <MoreLink asChild>
          <Link to="/ingredients/check">Check a label</Link>
        </MoreLink>
      </p>
    </header>
  )
}

const list = 'grid grid-cols-1 gap-3 text-text-2'

export default function IngredientPage({ loaderData: ingredient }: Route.ComponentProps) {
  const { slug, helps, howToUse, careful, together, goodToKnow, related, sources } = ingredient
  return (
    <article className="wrap pb-16" key={slug}>
      <Header ingredient={ingredient} />
      {helps.length > 0 && (
        <PageSection title="What it helps with" intro="The best proven first, with how sure anyone can be.">
          <Helps helps={helps} />
        </PageSection>
      )}
      <PageSection title="How to use it">
        <ul className={list}>
          {howToUse.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="Pregnancy and breastfeeding" intro="What is usual. Your midwife or doctor knows you.">
        <Cautions ingredient={ingredient} />
      </PageSection>
      {careful.length > 0 && (
        <PageSection title="Who should be careful">
          <dl className="grid grid-cols-1 gap-4">
            {careful.map(({ who, why }) => (
              <div key={`${who} ${why}`}>
                <dt className="font-medium">{who}</dt>
                <dd className="text-text-2">{why}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
      )}
      {together.length > 0 && (
        <PageSection title="With other ingredients" intro="What clashes comes first, with how to settle it.">
          <Together together={together} />
        </PageSection>
      )}
      {goodToKnow.length > 0 && (
        <PageSection title="Good to know">
          <ul className={list}>
            {goodToKnow.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </PageSection>
      )}
      {related.length > 0 && (
        <PageSection title="Others of its kind">
          <ul className="chips">
            {related.map((other) => (
              <li key={other.slug} className="min-w-0">
                <Chip asChild className="py-2 text-left wrap-anywhere whitespace-normal">
                  <Link to={`/ingredients/${other.slug}`}>{other.name}</Link>
                </Chip>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title="Sources">
        <Sources sources={sources} />
        <p className="mt-4 text-xs text-muted">
          This is general information. It does not replace a doctor or pharmacist who can look at your skin.
        </p>
      </PageSection>
    </article>
  )
}
