import type { QuizAnswers } from '#contract/guidance.ts'
import type { SavedQuizResult } from '#contract/quiz-results.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { workOutQuiz } from '#server/features/guidance/analyse-quiz.ts'
import { presentQuizResult } from './present.ts'
import { insertQuizResult } from './queries.ts'

/** Works out the result for the answers and saves it; a result sent by a browser would not be trusted. */
export const saveQuizResult = async (
  answers: QuizAnswers,
  member: Member,
  context: AppContext,
): Promise<SavedQuizResult> => {
  const result = await workOutQuiz(context, answers, member)
  const row = await context.database.transaction((queries) =>
    insertQuizResult(queries, { userId: member.id, answers, result, createdAt: context.now() }),
  )
  if (row === undefined) throw new Error('the quiz result was not inserted')
  return presentQuizResult(row)
}
