import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import type { NewRecipe } from './queries.ts'
import { writeRecipe } from './write-recipe.ts'

/** Creates a published recipe for a plain body oil, with overrides. */
export const createRecipe = async (
  context: AppContext,
  overrides: Partial<NewRecipe> = {},
): Promise<NewRecipe & { id: string; slug: string }> => {
  const slug = overrides.slug ?? `recipe-${randomBytes(6).toString('hex')}`
  const recipe: NewRecipe = {
    title: `Recipe ${slug}`,
    description: 'An oil for dry legs and arms.',
    ingredients: [{ name: 'Sunflower oil', amount: 50, unit: 'ml' }],
    instructions: ['Pour into a clean, dry bottle.'],
    skinTypes: ['dry'],
    prepTime: 5,
    difficulty: 'easy',
    yields: '50 ml',
    shelf: { days: 90, storage: 'A cool, dark cupboard', hasWater: false, patchTest: true },
    goodToKnow: ['It softens dry skin.'],
    notFor: ['An allergy to sunflower.'],
    sources: [{ title: 'A source', publisher: 'A publisher', url: 'https://example.org/source' }],
    author: 'Skynn editors',
    art: { motif: 'dropper', accent: 'marula' },
    isPublished: true,
    checkedAt: context.now(),
    publishedAt: context.now(),
    ...overrides,
    slug,
  }
  const id = await context.database.transaction((queries) => writeRecipe(queries, recipe))
  await context.invalidate(['recipes'])
  return { ...recipe, slug, id }
}
