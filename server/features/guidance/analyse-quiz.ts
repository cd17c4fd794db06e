import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownProfile } from '#server/features/skin-profile/own-profile.ts'
import { type Asker, spendAllowance } from './allowance.ts'
import { findListedProducts } from './queries.ts'

/**
 * Quiz results with the products that have a page linked to it, and those that are made up marked. Optional: without the database a
 * result is shown without links.
 */
export const withListings = async (context: AppContext, results: QuizResult[]): Promise<QuizResult[]> => {
  const slugs = [...new Set(results.flatMap(({ products }) => products.flatMap(({ slug }) => slug ?? [])))]
  if (slugs.length === 0) return results
  let listed: Awaited<ReturnType<typeof findListedProducts>> = []
  try {
    listed = await findListedProducts(context.database.queries, slugs)
  } catch (error) {
    context.log.warn({ err: error }, 'a quiz result without links to its products')
  }
  const bySlug = new Map(listed.map((row) => [row.slug, row]))
  return results.map((result) => ({
    ...result,
    products: result.products.map(({ slug, ...product }) => {
      const found = bySlug.get(slug ?? '')
      // The engine chooses from the sample catalogue.
      return { ...product, isSample: found?.isSample ?? true, ...(found && { slug: found.slug }) }
    }),
  }))
}

/**
 * The result of the skin quiz, without counting it. Of a member's stored profile it takes what keeps advice from harming; all else is in
 * the answers.
 */
export const workOutQuiz = async (
  context: AppContext,
  answers: QuizAnswers,
  member: Member | null,
): Promise<QuizResult> => {
  const result = await context.advice.run('analyseQuiz', { answers, profile: await ownProfile(member, context) })
  const [listed = result] = await withListings(context, [result])
  return listed
}

/** The result of the skin quiz. One that tells somebody to seek care is never counted. @throws Refusal allowance_used */
export const analyseQuiz = async (context: AppContext, answers: QuizAnswers, asker: Asker): Promise<QuizResult> => {
  const result = await workOutQuiz(context, answers, asker.member)
  const isUrgent = result.redFlags?.some(({ level }) => level !== 'routine') ?? false
  if (!isUrgent) await spendAllowance(context, 'quiz', asker)
  return result
}
