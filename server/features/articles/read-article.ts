import type { Article } from '#contract/articles.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { mayReadBody } from './policy.ts'
import { presentArticle, presentSummary } from './present.ts'
import { findArticle, findRelated, findSavedAmong } from './queries.ts'

const RELATED = 3

/** One article with the content that this reader may see. @throws Refusal not_found */
export const readArticle = async (idOrSlug: string, member: Member | null, context: AppContext): Promise<Article> => {
  const { queries } = context.database
  const row = await findArticle(queries, idOrSlug)
  if (!row)
    throw new Refusal('not_found', { message: 'There is no such article. It may have moved or been taken down.' })
  const related = await findRelated(queries, row, RELATED)
  const saved =
    member === null
      ? new Set<string>()
      : await findSavedAmong(queries, member.id, [row.id, ...related.map((other) => other.id)])
  return presentArticle(
    row,
    { entitled: mayReadBody(member, row, context), isSaved: saved.has(row.id) },
    related.map((other) => presentSummary(other, saved.has(other.id))),
  )
}
