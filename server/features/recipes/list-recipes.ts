import type { z } from 'zod'
import type { ListedRecipe, listRecipes as endpoint } from '#contract/recipes.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import type { AppContext } from '#server/app-context.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import { isAllowed, presentListed } from './present.ts'
import { findRecipes } from './queries.ts'

/** The name of this order in cursors. */
const ORDER = 'recipes'

/**
 * A page of published recipes that match the filters, newest first. A recipe that the safety check refuses today is left out, so that a
 * page may hold fewer rows than its limit.
 * @throws Refusal invalid_input for a cursor of another list
 */
export const listRecipes = async (
  { skinType, difficulty, after, limit = LIST_LIMIT }: z.output<typeof endpoint.query>,
  context: AppContext,
): Promise<Page<ListedRecipe>> => {
  const place = after === undefined ? undefined : momentCursor.read(ORDER, after)
  const found = await findRecipes(context.database.queries, { skinType, difficulty, after: place, limit: limit + 1 })
  const page = paginate(found, limit, (row) =>
    momentCursor.write(ORDER, { by: row.publishedAt ?? row.createdAt, id: row.id }),
  )
  return { ...page, rows: page.rows.filter(isAllowed).map(presentListed) }
}
