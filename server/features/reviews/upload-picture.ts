import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ReviewPicture } from '#contract/reviews.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Member } from '#server/auth/sessions.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fittedWebp, squareWebp } from '#server/pictures/decode-picture.ts'
import { fileOf } from '#server/pictures/receive-picture.ts'
import { noSuchPicture } from '#server/pictures/send-picture.ts'
import { deleteDiscarded, filesOf } from './picture-files.ts'
import { countWaiting, discardPicture, insertPicture } from './picture-queries.ts'
import { presentPicture } from './present.ts'

/** Longest side of the large, and sides of the small picture and of the placeholder, px. */
const [LARGE, SMALL, PLACEHOLDER] = [1600, 320, 10]
const DAY = 86_400_000
/** Most pictures of a member that may wait for a review. */
const MAX_WAITING = 20

const sizesOf = async (file: Buffer) => {
  const { data: large, width, height } = await fittedWebp(file, LARGE)
  const small = await squareWebp(large, SMALL)
  const tiny = await squareWebp(small, PLACEHOLDER)
  return { large, small, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/**
 * Stores a picture for a review that the member is writing. The row comes before the files, so that no file is ever without one.
 * @throws Refusal unsupported_media_type, too_large, too_many_requests
 */
export const uploadReviewPicture = async (
  request: FastifyRequest,
  member: Member,
  context: AppContext,
): Promise<ReviewPicture> => {
  const file = await fileOf(request)
  const { queries } = context.database
  const now = context.now()
  if ((await countWaiting(queries, member.id, now)) >= MAX_WAITING)
    throw new Refusal('too_many_requests', {
      message:
        'You have uploaded many pictures without a review. Please send your review first, or try again tomorrow.',
    })
  const { large, small, ...described } = await context.work.picture.run(() => sizesOf(file))
  // Unguessable, because an approved picture can be fetched by anyone who has its address.
  const key = randomBytes(16).toString('hex')
  const row = await insertPicture(queries, {
    ...described,
    key,
    userId: member.id,
    keepUntil: new Date(now.getTime() + DAY),
    createdAt: now,
  })
  const files = filesOf(key)
  try {
    await Promise.all([context.pictures.put(files.large, large), context.pictures.put(files.small, small)])
  } catch (error) {
    await discardPicture(queries, row.id, member.id, now)
    throw error
  }
  return presentPicture(row)
}

/** Deletes a picture of the member that no review has yet. @throws Refusal not_found */
export const removeReviewPicture = async (id: string, member: Member, context: AppContext): Promise<{ ok: true }> => {
  const key = await discardPicture(context.database.queries, id, member.id, context.now())
  if (key === undefined) throw noSuchPicture()
  await deleteDiscarded([key], context)
  return { ok: true }
}
