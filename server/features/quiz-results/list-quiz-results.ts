import type { SavedQuizResult } from '#contract/quiz-results.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { withListings } from '#server/features/guidance/analyse-quiz.ts'
import { presentQuizResult } from './present.ts'
import { findQuizResults } from './queries.ts'

/** The member's saved quiz results, newest first, with links to the products that are listed today. */
export const listQuizResults = async (member: Member, context: AppContext): Promise<SavedQuizResult[]> => {
  const rows = await findQuizResults(context.database.queries, member.id)
  const results = await withListings(
    context,
    rows.map(({ result }) => result),
  )
  return rows.map((row, at) => presentQuizResult({ ...row, result: results[at] ?? row.result }))
}
