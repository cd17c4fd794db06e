import * as endpoints from '#contract/search.ts'
import { bind } from '#server/http/bind.ts'
import { search } from './search.ts'
import { suggest } from './suggest.ts'

/** The cache tags of everything that the search finds: each domain invalidates its own. */
const searched = ['articles', 'ingredients', 'recipes', 'products', 'brands', 'deals']

export const searchRoutes = [
  bind(endpoints.search, async ({ query, nextPage, cacheTags }, context) => {
    const { body, after } = await search(query, context)
    nextPage(after)
    cacheTags(...searched)
    return body
  }),
  bind(endpoints.suggest, ({ query, cacheTags }, context) => {
    cacheTags(...searched)
    return suggest(query, context)
  }),
]
