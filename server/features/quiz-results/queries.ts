import { and, desc, eq, inArray } from 'drizzle-orm'
import { MAX_QUIZ_RESULTS } from '#contract/kinds/quiz.ts'
import type { Queries } from '#server/db/database.ts'
import { quizResults } from '#server/db/schema.ts'

export type QuizResultRow = typeof quizResults.$inferSelect

const newestFirst = [desc(quizResults.createdAt), desc(quizResults.id)]

/** Inserts a result and deletes the member's oldest beyond the maximum. Call it inside a transaction. */
export const insertQuizResult = async (
  db: Queries,
  row: Omit<QuizResultRow, 'id'>,
): Promise<QuizResultRow | undefined> => {
  const [inserted] = await db.insert(quizResults).values(row).returning()
  const surplus = db
    .select({ id: quizResults.id })
    .from(quizResults)
    .where(eq(quizResults.userId, row.userId))
    .orderBy(...newestFirst)
    .offset(MAX_QUIZ_RESULTS)
  await db.delete(quizResults).where(inArray(quizResults.id, surplus))
  return inserted
}

export const findQuizResults = (db: Queries, userId: string): Promise<QuizResultRow[]> =>
  db
    .select()
    .from(quizResults)
    .where(eq(quizResults.userId, userId))
    .orderBy(...newestFirst)
    .limit(MAX_QUIZ_RESULTS)

/** Deletes a result of the member. @returns whether the member had it */
export const deleteQuizResultOf = async (db: Queries, userId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(quizResults)
    .where(and(eq(quizResults.id, id), eq(quizResults.userId, userId)))
    .returning({ id: quizResults.id })
  return deleted.length > 0
}
