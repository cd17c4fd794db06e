import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { memberOf } from '#server/auth/sessions.ts'
import { addressLimit } from '#server/http/limits.ts'
import { noSuchPicture, sendPicture } from '#server/pictures/send-picture.ts'
import { keyOfFile, REVIEW_PICTURES } from './picture-files.ts'
import { findPictureOwnership } from './picture-queries.ts'

/**
 * Serves the pictures of reviews: of an approved one to everyone, any other to the member who uploaded it. The cookie signs in, because an
 * image sends no header (decision A1).
 */
export const addReviewPictures = (app: FastifyInstance, context: AppContext): void => {
  app.get<{ Params: { file: string } }>(
    `${REVIEW_PICTURES}:file`,
    { config: addressLimit('api', context.env), schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const key = keyOfFile(file)
      if (key === undefined) throw noSuchPicture()
      const audience = await context.work.database.run(async () => {
        const picture = await findPictureOwnership(context.database.queries, key)
        if (picture?.isApproved === true) return 'public'
        const isOwn = picture !== undefined && (await memberOf(request, reply, context))?.id === picture.userId
        return isOwn ? 'private' : undefined
      })
      if (audience === undefined) throw noSuchPicture()
      return sendPicture(reply, context.pictures, `reviews/${file}`, audience)
    },
  )
}
