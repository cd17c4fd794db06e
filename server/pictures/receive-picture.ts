import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_PICTURE_BYTES } from '#contract/kinds/picture.ts'
import type { Binding } from '#server/http/bind.ts'
import { notAPicture, tooLarge } from './decode-picture.ts'

/** Lets a route accept one picture as a form: everywhere else a body is JSON of at most 64 KB. */
export const acceptingOnePicture = (binding: Binding): Binding => ({
  ...binding,
  add: (app, context) => {
    app.register(async (scope) => {
      await scope.register(multipart, {
        limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_PICTURE_BYTES, headerPairs: 20 },
      })
      binding.add(scope, context)
    })
  },
})

/** The file of a multipart request. @throws Refusal unsupported_media_type, too_large */
export const fileOf = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw notAPicture()
  try {
    const part = await request.file()
    if (part === undefined) throw notAPicture()
    return await part.toBuffer()
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(error)
    // The parser reports malformed multipart with plain errors.
    if (error instanceof Error && statusCode === undefined && code === undefined) throw notAPicture(error)
    throw error
  }
}
