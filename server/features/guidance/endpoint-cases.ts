import type * as contract from '#contract/guidance.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { answers } from './fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  checkIngredients: {
    good: () => ({
      body: {
        text: 'Ingredients: Aqua, Glycerin, Niacinamide, Parfum, Limonene',
        profile: { skinType: 'sensitive', avoid: 'perfume' },
      },
    }),
    bad: {
      'no text': { body: {} },
      'an empty text': { body: { text: '' } },
      'a text that is too long': { body: { text: 'a'.repeat(20_001) } },
      'a number as text': { body: { text: 7 } },
      'an unknown skin type': { body: { text: 'Aqua', profile: { skinType: 'dragon' } } },
      'an unknown field': { body: { text: 'Aqua', sponsor: 'x' } },
      'a NUL': { body: { text: 'Aqua\u0000' } },
    },
    notAllowed: 'writes only from our own pages',
  },
  analyseSkinQuiz: {
    good: () => ({ body: { answers: answers() } }),
    bad: {
      'no answers': { body: {} },
      'a question without an answer': { body: { answers: { ...answers(), goals: undefined } } },
      'only spaces': { body: { answers: answers({ allergies: '  \n ' }) } },
      'no concern': { body: { answers: answers({ concerns: [] }) } },
      'an unknown age': { body: { answers: { ...answers(), age: '7' } } },
      'a string instead of an array': { body: { answers: { ...answers(), concerns: 'acne' } } },
    },
    notAllowed: 'writes only from our own pages',
  },
}
