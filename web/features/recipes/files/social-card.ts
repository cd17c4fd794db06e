import type { LoaderFunctionArgs } from 'react-router'
import { readRecipe } from '#contract/routes/recipes.ts'
import { loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { noSuchFile } from '#web/seo/file-response.ts'
import { socialCard } from '#web/seo/social-card.server.ts'
import { coverOf } from '../recipe-labels.ts'

/** The social card of a recipe: its title and cover. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const slug = params.slug ?? ''
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return noSuchFile()
  const [recipe] = await loadOnServer(context, read(readRecipe, { params: { slug } }))
  return socialCard({ title: recipe.title, category: 'DIY Recipes', ...coverOf(recipe) })
}
