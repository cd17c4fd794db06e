import type { SavedQuizResult } from '#contract/quiz-results.ts'
import type { QuizResultRow } from './queries.ts'

/** A saved quiz result as returned to its member. */
export const presentQuizResult = ({ id, answers, result, createdAt }: QuizResultRow): SavedQuizResult => ({
  id,
  answers,
  result,
  createdAt: createdAt.toISOString(),
})
