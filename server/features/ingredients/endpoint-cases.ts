import type * as contract from '#contract/ingredients.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'

export const cases: EndpointCases<typeof contract> = {
  listIngredients: {
    good: () => ({ query: { letter: 'n', limit: '5' } }),
    bad: {
      'two letters': { query: { letter: 'ni' } },
      'too many rows': { query: { limit: '101' } },
      'an invalid slug to go on from': { query: { after: 'No!' } },
      'a search that is too long': { query: { search: 'a'.repeat(101) } },
    },
    notAllowed: 'anyone may read',
  },
  readIngredient: {
    good: () => ({ params: { slug: 'niacinamide' } }),
    bad: { 'an invalid slug': { params: { slug: 'No Ingredient!' } } },
    notAllowed: 'anyone may read',
    object: 'belongs to nobody',
  },
}
