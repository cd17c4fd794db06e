import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteSaved, insertSaved } from './queries.ts'

/** Adds an article to the member's reading list; idempotent. @throws Refusal not_found */
export const saveArticle = async (idOrSlug: string, member: Member, context: AppContext) => {
  const articleId = await insertSaved(context.database.queries, member.id, idOrSlug, context.now())
  if (articleId === undefined) throw new Refusal('not_found')
  return { articleId, isSaved: true }
}

/** Removes an article from the member's reading list; idempotent. @throws Refusal not_found */
export const unsaveArticle = async (idOrSlug: string, member: Member, context: AppContext) => {
  const articleId = await deleteSaved(context.database.queries, member.id, idOrSlug)
  if (articleId === undefined) throw new Refusal('not_found')
  return { articleId, isSaved: false }
}
