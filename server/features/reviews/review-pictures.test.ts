import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  editReview,
  listReviews,
  readOwnReview,
  removeReview,
  removeReviewPicture,
  type ReviewPicture,
  uploadReviewPicture,
  writeReview,
} from '#contract/reviews.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { createProduct } from '#server/features/products/fixtures.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { approveReview } from './approve-review.ts'
import { createReview, reviewInput } from './fixtures.ts'
import { deleteDuePictures } from './picture-files.ts'

const DAY = 86_400_000
let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const { context, rows } = server

const folder = join(context.env.DATA_DIR, 'pictures/reviews')
const storedFiles = () => (existsSync(folder) ? readdirSync(folder) : [])
const storedAt = async (url: string) => Buffer.from((await context.pictures.get(url.replace('/pictures/', ''))) ?? '')
const isStored = (url: string) => storedFiles().includes(url.slice('/pictures/reviews/'.length))

/** A member who uploads; `read` opens an address as an image of a page does, with the cookie alone. */
const aMember = async (at: TestServer = server) => {
  const { id, token } = await createMember(at.context)
  const caller = at.asMember({ token })
  return {
    ...caller,
    id,
    upload: async (file?: Buffer) =>
      (await caller.call(uploadReviewPicture, multipartOf(file ?? (await pictureOf('jpeg', 2000, 1000))))).body,
    read: (url: string) => at.asVisitor().get(url, { cookie: `skynn_session=${token}` }),
  }
}
type AMember = Awaited<ReturnType<typeof aMember>>
const idsOf = (pictures: readonly ReviewPicture[]) => pictures.map(({ id }) => id)

/** A review with this many pictures, not yet approved. */
const written = async (count: number, by?: AMember) => {
  const writer = by ?? (await aMember())
  const pictures: ReviewPicture[] = []
  for (let at = 0; at < count; at += 1) pictures.push(await writer.upload())
  const product = await createProduct(context)
  const review = await writer.call(writeReview, {
    params: { id: product.slug },
    body: { ...reviewInput, pictureIds: idsOf(pictures) },
  })
  return { writer, pictures, product, review: review.body }
}

describe('an uploaded picture of a review', () => {
  test('becomes a WebP of at most 1600 px and a small square, upright, with sizes and a tiny placeholder', async () => {
    const sideways = await sharp(await pictureOf('jpeg', 2000, 1000))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const member = await aMember()
    const reply = await member.call(uploadReviewPicture, multipartOf(sideways))
    expect(reply.status).toBe(201)
    expect(reply.body).toMatchObject({ width: 800, height: 1600 })
    expect(reply.body.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
    const sizeOf = async (url: string) => {
      const { format, width, height, exif } = await sharp(await storedAt(url)).metadata()
      return [format, width, height, exif]
    }
    expect(await sizeOf(reply.body.url)).toEqual(['webp', 800, 1600, undefined])
    expect(await sizeOf(reply.body.smallUrl)).toEqual(['webp', 320, 320, undefined])
  })

  const script = Buffer.from('<html><script>alert(1)</script></html>')
  const chunk = (file: Buffer, type: string) => file.indexOf(type, 0, 'latin1')
  const bomb = async () => {
    // The header of a tiny PNG claims 60 000 × 60 000 pixels.
    const png = await pictureOf('png')
    png.writeUInt32BE(60_000, chunk(png, 'IHDR') + 4)
    png.writeUInt32BE(60_000, chunk(png, 'IHDR') + 8)
    return png
  }
  test.each<[string, () => Promise<Buffer>, number]>([
    ['HTML', async () => script, 415],
    [
      'HTML after the first bytes of a PNG',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), script]),
      415,
    ],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['a WebP that breaks off', async () => (await pictureOf('webp', 900, 900)).subarray(0, 90), 415],
    ['a header that claims billions of pixels', bomb, 413],
    ['more than 40 megapixels', () => pictureOf('png', 8000, 5001), 413],
  ])('of %s is refused and leaves nothing behind', async (_, file, status) => {
    const member = await aMember()
    const reply = await member.call(uploadReviewPicture, multipartOf(await file()))
    expect(reply.status).toBe(status)
    expect(reply.refusal.message).toMatch(/^(We could not read this as a picture|This picture is too large)\./)
    expect(await rows`select id from review_pictures where user_id = ${member.id}`).toEqual([])
  })

  test('that hides a page behind the picture loses the page', async () => {
    const { url } = await (await aMember()).upload(Buffer.concat([await pictureOf(), script]))
    const stored = await storedAt(url)
    expect(stored.includes('script')).toBe(false)
  })

  test('that is animated becomes its first picture', async () => {
    const frames = await sharp(await pictureOf('png', 40, 80), { pages: -1 })
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer()
    const animated = await sharp(
      [
        frames,
        await sharp({ create: { width: 40, height: 80, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
      ],
      { join: { animated: true } },
    )
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { url } = await (await aMember()).upload(animated)
    const stored = await storedAt(url)
    expect((await sharp(stored).metadata()).pages ?? 1).toBe(1)
  })

  test('is refused when a member has uploaded 20 without a review', async () => {
    const member = await aMember()
    await rows`insert into review_pictures (user_id, key, width, height, placeholder, keep_until)
      select ${member.id}, md5('waiting' || n), 1, 1, '', ${new Date(now.getTime() + DAY).toISOString()}::timestamptz
      from generate_series(1, 20) n`
    const reply = await member.call(uploadReviewPicture, multipartOf(await pictureOf()))
    expect([reply.status, reply.refusal.message]).toEqual([
      429,
      'You have uploaded many pictures without a review. Please send your review first, or try again tomorrow.',
    ])
  })
})

describe('the pictures of a review', () => {
  test('are seen by its writer alone until it is approved, and again after a change; then by everyone, cached for good', async () => {
    const { writer, pictures, review, product } = await written(1)
    const stranger = await aMember()
    expect(review).toMatchObject({ pictures, imageUrls: pictures.map(({ url }) => url) })
    const seenBy = async (url: string) => {
      const replies = await Promise.all([writer.read(url), stranger.read(url), server.asVisitor().get(url)])
      return replies.map(({ status }) => status)
    }
    for (const url of [pictures[0]?.url ?? '', pictures[0]?.smallUrl ?? '']) {
      expect(await seenBy(url)).toEqual([200, 404, 404])
      expect((await writer.read(url)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
    }
    const ofProduct = { params: { id: product.slug } }
    expect((await writer.call(readOwnReview, ofProduct)).body?.pictures).toEqual(pictures)
    expect((await stranger.call(readOwnReview, ofProduct)).body).toBeNull()
    for (const other of [stranger, server.asVisitor()])
      expect((await other.call(listReviews, ofProduct)).body).toEqual([])
    await approveReview(review.id, context)
    const url = pictures[0]?.url ?? ''
    expect(await seenBy(url)).toEqual([200, 200, 200])
    expect((await server.asVisitor().get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const listed = await server.asVisitor().call(listReviews, ofProduct)
    expect(listed.body[0]?.pictures).toEqual(pictures)
    await writer.call(editReview, { params: { id: review.id }, body: { rating: 1 } })
    expect(await seenBy(url)).toEqual([200, 404, 404])
  })

  test('are replaced by those of a change, and the files of the others are deleted', async () => {
    const { writer, pictures, review, product } = await written(2)
    const [kept, removed] = pictures
    const added = await writer.upload()
    const edited = await writer.call(editReview, {
      params: { id: review.id },
      body: { pictureIds: [added.id, kept?.id ?? ''] },
    })
    expect(new Set(idsOf(edited.body.pictures))).toEqual(new Set([kept?.id, added.id]))
    expect([kept, added, removed].map((picture) => isStored(picture?.url ?? ''))).toEqual([true, true, false])
    expect(isStored(removed?.smallUrl ?? '')).toBe(false)
    await writer.call(editReview, { params: { id: review.id }, body: { title: 'The same pictures' } })
    const own = await writer.call(readOwnReview, { params: { id: product.slug } })
    expect(own.body?.pictures).toHaveLength(2)
  })

  test('are deleted with it, also with its product', async () => {
    const { writer, pictures, review } = await written(1)
    await writer.call(removeReview, { params: { id: review.id } })
    expect(isStored(pictures[0]?.url ?? '')).toBe(false)
    const other = await written(1)
    await rows`delete from product_recommendations where id = ${other.product.id}`
    now = new Date(now.getTime() + DAY)
    await deleteDuePictures(context)
    expect(isStored(other.pictures[0]?.url ?? '')).toBe(false)
  })

  test('can only be uploads of the writer that no other review has', async () => {
    const { writer, pictures: taken } = await written(1)
    const foreign = await (await aMember()).upload()
    const { id } = await createReview(context, { userId: writer.id })
    for (const picture of [foreign, taken[0]]) {
      const reply = await writer.call(editReview, {
        params: { id },
        body: { pictureIds: [picture?.id ?? ''], rating: 1 },
      })
      expect([reply.status, reply.refusal.issues?.[0]?.path]).toEqual([400, 'body.pictureIds'])
    }
    expect(await rows`select rating from reviews where id = ${id}`).toEqual([{ rating: 4 }])
    expect((await server.asVisitor().get(foreign.url)).status).toBe(404)
  })
})

describe('a picture that no review has', () => {
  test('is deleted when its writer removes it, and after a day', async () => {
    const member = await aMember()
    const [removed, forgotten] = [await member.upload(), await member.upload()]
    expect((await member.call(removeReviewPicture, { params: { id: removed.id } })).status).toBe(200)
    expect((await member.call(removeReviewPicture, { params: { id: removed.id } })).status).toBe(404)
    expect([removed, forgotten].map(({ url }) => isStored(url))).toEqual([false, true])
    now = new Date(now.getTime() + DAY - 1)
    await deleteDuePictures(context)
    expect(isStored(forgotten.url)).toBe(true)
    now = new Date(now.getTime() + 1)
    expect(await deleteDuePictures(context)).toBeGreaterThan(0)
    expect(isStored(forgotten.url)).toBe(false)
    expect(await rows`select id from review_pictures where user_id = ${member.id}`).toEqual([])
  })

  test('is deleted by the next run when its files could not be deleted at once', async () => {
    const { writer, pictures, review } = await written(1)
    const { remove } = context.pictures
    context.pictures.remove = () => Promise.reject(new Error('no disk'))
    expect((await writer.call(removeReview, { params: { id: review.id } })).status).toBe(200)
    context.pictures.remove = remove
    expect(server.loggedErrors().map(({ msg }) => msg)).toEqual(['pictures of a review could not be deleted yet'])
    expect((await writer.read(pictures[0]?.url ?? '')).status).toBe(200)
    await deleteDuePictures(context)
    expect(isStored(pictures[0]?.url ?? '')).toBe(false)
  })
})

describe('with an S3 bucket', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'skynn-s3-'))
  const buckets = [{ name: 'skynn' }]
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
  const { port } = await s3.run()
  afterAll(async () => {
    await s3.close()
    rmSync(directory, { recursive: true })
  })
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}/skynn`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }

  test('pictures are stored in it, shown and removed', async () => {
    const at = await startTestServer({ beside: server, now: () => now, env: settings })
    const member = await aMember(at)
    const { id, url } = await member.upload()
    expect((await member.read(url)).status).toBe(200)
    expect(isStored(url)).toBe(false)
    await member.call(removeReviewPicture, { params: { id } })
    expect((await member.read(url)).status).toBe(404)
  })

  test('a wrong secret is clear to the member and in the log, which does not contain it', async () => {
    const S3_SECRET_ACCESS_KEY = 'a-wrong-secret'
    const at = await startTestServer({ beside: server, now: () => now, env: { ...settings, S3_SECRET_ACCESS_KEY } })
    const member = await aMember(at)
    const reply = await member.call(uploadReviewPicture, multipartOf(await pictureOf()))
    expect([reply.status, reply.headers['retry-after'], reply.refusal.message]).toEqual([
      503,
      '5',
      'We cannot reach our picture storage right now. Please try again in a moment.',
    ])
    const log = at.loggedErrors()
    expect(log).toMatchObject([{ msg: 'picture storage failed' }])
    expect(JSON.stringify(log)).toContain('check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
    expect(JSON.stringify(log)).not.toContain(S3_SECRET_ACCESS_KEY.slice(2))
    expect(
      await rows`select id from review_pictures where user_id = ${member.id} and keep_until > ${now.toISOString()}::timestamptz`,
    ).toEqual([])
  })
})
