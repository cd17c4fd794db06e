import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { QuizAnswers } from '#contract/guidance.ts'
import type { SavedQuizResult } from '#contract/quiz-results.ts'
import { deleteQuizResult, listQuizResults, saveQuizResult } from '#contract/routes/quiz-results.ts'
import { call } from '#web/api/call.ts'
import { queryOf, read } from '#web/api/read.ts'

const saved = read(listQuizResults)
const keyOf = (memberId: string) => queryOf(saved, memberId).queryKey

/** The member's saved quiz results, newest first. */
export const useSavedResults = (memberId: string) => useQuery(queryOf(saved, memberId))

/** Saves the result for these answers. @throws ApiError */
export const saveResult = async (
  client: QueryClient,
  memberId: string,
  answers: QuizAnswers,
): Promise<SavedQuizResult> => {
  const result = await call(saveQuizResult, { body: { answers } })
  await client.invalidateQueries({ queryKey: keyOf(memberId) })
  return result
}

/** Deletes a saved result. @throws ApiError */
export const deleteResult = async (client: QueryClient, memberId: string, id: string): Promise<void> => {
  await call(deleteQuizResult, { params: { id } })
  await client.invalidateQueries({ queryKey: keyOf(memberId) })
}
