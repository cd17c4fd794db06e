import type * as contract from '#contract/skin-profile.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'

export const cases: EndpointCases<typeof contract> = {
  readSkinProfile: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  saveSkinProfile: {
    good: () => ({ body: { skinType: 'oily', skinConcerns: ['Dark spots', 'acne'], monthlyBudget: 500 } }),
    bad: {
      'no body': {},
      'an unknown skin type': { body: { skinType: 'dragon' } },
      'an unknown concern': { body: { skinConcerns: ['freckles'] } },
      'a string instead of a list': { body: { allergies: 'fragrance' } },
      'a Fitzpatrick type of 7': { body: { fitzpatrickScale: 7 } },
      'a negative budget': { body: { monthlyBudget: -1 } },
      'the percentage': { body: { completionPercentage: 100 } },
      'the member': { body: { userId: '00000000-0000-4000-8000-000000000000' } },
      'a product that is no text': { body: { currentProducts: { cleanser: 7 } } },
      'more products than anybody uses': {
        body: {
          currentProducts: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`serum ${at}`, 'Retinol'])),
        },
      },
      'a NUL': { body: { currentProducts: { cleanser: 'a\u0000' } } },
    },
    notAllowed: 'writes only from our own pages',
  },
  listForYou: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
}
