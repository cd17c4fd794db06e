import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { ownAnswers } from '#server/features/skin-profile/own-profile.ts'
import { type Reader, visitor } from './order-queries.ts'

/** The member as a reader, with the skin of their profile as far as they allow its use. */
export const readerOf = async (member: Member, context: AppContext): Promise<Reader & { id: string }> => {
  const { skinType = null, fitzpatrickScale = null } = (await ownAnswers(member, context))?.answers ?? {}
  return { id: member.id, skinType, fitzpatrickScale }
}

/** The requesting member or visitor as a reader. */
export const anyReader = async (member: Member | null, context: AppContext): Promise<Reader> =>
  member === null ? visitor : readerOf(member, context)
