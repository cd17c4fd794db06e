import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Account } from '#contract/account.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { squareWebp } from '#server/pictures/decode-picture.ts'
import { fileOf } from '#server/pictures/receive-picture.ts'
import { deletePicture, PICTURES } from './picture-address.ts'
import { presentAccount } from './present.ts'
import { lockPicture, updateMember } from './queries.ts'

/** Side of a stored picture, px. */
const SIDE = 512

const replacePicture = async (url: string | null, member: Member, context: AppContext): Promise<Account> => {
  const { previous, row } = await context.database.transaction(async (queries) => ({
    previous: await lockPicture(queries, member.id),
    row: await updateMember(queries, member.id, { profileImageUrl: url }, context.now()),
  }))
  // The change is already made: a file that stays behind is for the operator to look at, not the member.
  await deletePicture(previous, context).catch((error: unknown) =>
    context.log.error({ err: error }, 'a replaced picture could not be deleted'),
  )
  return presentAccount(row)
}

/**
 * Stores the picture of a request as the member's picture and deletes the previous one.
 * @throws Refusal unsupported_media_type, too_large
 */
export const uploadPicture = async (request: FastifyRequest, member: Member, context: AppContext): Promise<Account> => {
  const file = await fileOf(request)
  const picture = await context.work.picture.run(() => squareWebp(file, SIDE))
  // Unguessable, because a picture can be fetched by anyone who has its address.
  const key = randomBytes(16).toString('hex')
  await context.pictures.put(key, picture)
  try {
    return await replacePicture(`${PICTURES}${key}`, member, context)
  } catch (error) {
    await context.pictures.remove(key)
    throw error
  }
}

/** Removes the member's picture; idempotent. */
export const removePicture = (member: Member, context: AppContext): Promise<Account> =>
  replacePicture(null, member, context)
