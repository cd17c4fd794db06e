import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { addressLimit } from '#server/http/limits.ts'
import { noSuchPicture, sendPicture } from '#server/pictures/send-picture.ts'
import { PICTURES, pictureKeyOf } from './picture-address.ts'

/** Serves the pictures of members. */
export const addPictures = (app: FastifyInstance, context: AppContext): void => {
  app.get<{ Params: { key: string } }>(
    `${PICTURES}:key`,
    { config: addressLimit('api', context.env), schema: { hide: true } },
    async (request, reply) => {
      const key = pictureKeyOf(`${PICTURES}${request.params.key}`)
      if (key === undefined) throw noSuchPicture()
      return sendPicture(reply, context.pictures, key, 'public')
    },
  )
}
