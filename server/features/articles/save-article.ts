import type { Member } from '#server/auth/sessions.ts'
import type { House } from '#server/house.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteSaved, insertSaved } from './queries.ts'

/** Puts an article on the member's reading list; again changes nothing. @throws Refusal not_found */
export const saveArticle = async (idOrSlug: string, member: Member, house: House) => {
  const articleId = await insertSaved(house.database.queries, member.id, idOrSlug, house.now())
  if (articleId === undefined) throw new Refusal('not_found')
  return { articleId, isSaved: true }
}

/** Takes an article off the member's reading list; again changes nothing. @throws Refusal not_found */
export const unsaveArticle = async (idOrSlug: string, member: Member, house: House) => {
  const articleId = await deleteSaved(house.database.queries, member.id, idOrSlug)
  if (articleId === undefined) throw new Refusal('not_found')
  return { articleId, isSaved: false }
}
