import type * as contract from '#contract/recipes.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { createRecipe } from './fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  listRecipes: {
    good: () => ({ query: { skinType: 'dry', difficulty: 'easy', limit: '5' } }),
    bad: {
      'an unknown skin type': { query: { skinType: 'scaly' } },
      'an unknown difficulty': { query: { difficulty: 'expert' } },
      'too many rows': { query: { limit: '101' } },
      'an invalid cursor': { query: { after: '!' } },
    },
    notAllowed: 'anyone may read',
  },
  readRecipe: {
    good: async (context) => ({ params: { slug: (await createRecipe(context)).slug } }),
    bad: { 'an invalid slug': { params: { slug: 'No Recipe!' } } },
    notAllowed: 'anyone may read',
    object: 'belongs to nobody',
  },
}
