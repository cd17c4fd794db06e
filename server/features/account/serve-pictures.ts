import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { addressLimit } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { apiPolicy } from '#server/http/security-headers.ts'
import { PICTURES, pictureKeyOf } from './picture-address.ts'

const YEAR = 31_536_000

/** Serves stored pictures. A key is never reused, so browsers may keep a picture for good; it can do nothing but be shown. */
export const addPictures = (app: FastifyInstance, context: AppContext): void => {
  app.get<{ Params: { key: string } }>(
    `${PICTURES}:key`,
    { config: addressLimit('api', context.env), schema: { hide: true } },
    async (request, reply) => {
      const key = pictureKeyOf(`${PICTURES}${request.params.key}`)
      const picture = key === undefined ? undefined : await context.pictures.get(key)
      if (picture === undefined) throw new Refusal('not_found', { message: 'This picture does not exist.' })
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-disposition': 'inline',
          'cache-control': `public, max-age=${YEAR}, immutable`,
          'content-security-policy': apiPolicy,
          'x-content-type-options': 'nosniff',
        })
        .send(picture)
    },
  )
}
