import type { AppContext } from '#server/app-context.ts'
import { answers } from '#server/features/guidance/fixtures.ts'
import { insertQuizResult } from './queries.ts'

/** Saves a quiz result of a member. @returns its id */
export const createQuizResult = async (
  context: AppContext,
  memberId: string,
  createdAt = context.now(),
): Promise<string> => {
  const result = { profile: 'You have combination skin.', routine: {}, products: [], tips: [] }
  const row = await insertQuizResult(context.database.queries, {
    userId: memberId,
    answers: answers(),
    result,
    createdAt,
  })
  if (row === undefined) throw new Error('the quiz result was not inserted')
  return row.id
}
