import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { QuizAnswers, QuizResult } from './guidance.ts'
import * as routes from './routes/quiz-results.ts'
import { Id, Timestamp } from './values.ts'

/** A quiz result on a member's dashboard. Health data. */
export const SavedQuizResult = z.object({
  id: Id,
  answers: QuizAnswers,
  result: QuizResult,
  createdAt: Timestamp,
})
export type SavedQuizResult = z.infer<typeof SavedQuizResult>

export const saveQuizResult = endpoint(routes.saveQuizResult, {
  who: 'member',
  summary: 'Saves the result for these answers, which the server works out again; the 20 newest results are kept',
  body: z.strictObject({ answers: QuizAnswers }),
  response: SavedQuizResult,
  status: 201,
  errors: ['sign_in_required'],
})

export const listQuizResults = endpoint(routes.listQuizResults, {
  who: 'member',
  summary: "The member's saved quiz results, newest first",
  response: z.array(SavedQuizResult),
  errors: ['sign_in_required'],
})

export const deleteQuizResult = endpoint(routes.deleteQuizResult, {
  who: 'member',
  summary: "Deletes one of the member's saved quiz results",
  params: z.object({ id: Id }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['sign_in_required', 'not_found'],
})
