import type * as contract from '#contract/quiz-results.ts'
import { saveQuizResult } from '#contract/quiz-results.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import { answers } from '#server/features/guidance/fixtures.ts'
import { createQuizResult } from './fixtures.ts'

export const cases: EndpointCases<typeof contract> = {
  saveQuizResult: {
    good: () => ({ body: { answers: answers() } }),
    bad: {
      'no answers': { body: {} },
      'a question without an answer': { body: { answers: { ...answers(), goals: undefined } } },
      'a result of the browser': { body: { answers: answers(), result: { profile: 'Perfect skin' } } },
    },
    notAllowed: 'writes only from our own pages',
  },
  listQuizResults: { good: () => ({}), bad: 'takes no input', notAllowed: 'members read their own' },
  deleteQuizResult: {
    good: async (context, member) => ({ params: { id: await createQuizResult(context, member.id) } }),
    bad: { 'an invalid id': { params: { id: 'the-newest' } } },
    notAllowed: 'writes only from our own pages',
    object: async (owner) => {
      const { body } = await owner.call(saveQuizResult, { body: { answers: answers() } })
      return { request: { params: { id: body.id } }, leaks: ({ status }) => status !== 404 && status !== 401 }
    },
  },
}
