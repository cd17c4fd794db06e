import type { FastifyReply } from 'fastify'
import { Refusal } from '#server/http/refusal.ts'
import { apiPolicy } from '#server/http/security-headers.ts'
import type { FileStore } from '#server/storage/file-store.ts'

const YEAR = 31_536_000
const cacheControl = { public: `public, max-age=${YEAR}, immutable`, private: 'private, no-store' }

/** The refusal for a picture that does not exist or that the reader may not see. */
export const noSuchPicture = (): Refusal => new Refusal('not_found', { message: 'This picture does not exist.' })

/**
 * Sends a stored picture, which can do nothing but be shown. A key is never reused, so browsers may keep a public picture for good; no
 * cache may keep a private one. @throws Refusal not_found
 */
export const sendPicture = async (
  reply: FastifyReply,
  store: FileStore,
  key: string,
  audience: keyof typeof cacheControl,
): Promise<FastifyReply> => {
  const picture = await store.get(key)
  if (picture === undefined) throw noSuchPicture()
  return reply
    .headers({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': cacheControl[audience],
      'content-security-policy': apiPolicy,
      'x-content-type-options': 'nosniff',
    })
    .send(picture)
}
