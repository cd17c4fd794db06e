import * as endpoints from '#contract/quiz-results.ts'
import { bind } from '#server/http/bind.ts'
import { deleteQuizResult } from './delete-quiz-result.ts'
import { listQuizResults } from './list-quiz-results.ts'
import { saveQuizResult } from './save-quiz-result.ts'

// Answers and results are health data: never logged.
export const quizResultRoutes = [
  bind(
    endpoints.saveQuizResult,
    ({ body, member }, context) =>
      context.callsUnderWay.run(member.id, () =>
        context.work.advice.run(() => saveQuizResult(body.answers, member, context)),
      ),
    'unbounded',
  ),
  bind(endpoints.listQuizResults, ({ member }, context) => listQuizResults(member, context)),
  bind(endpoints.deleteQuizResult, ({ params, member }, context) => deleteQuizResult(params.id, member, context)),
]
