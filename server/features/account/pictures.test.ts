import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readAccount, removePicture, uploadPicture } from '#contract/account.ts'
import { me } from '#contract/accounts.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { multipartOf, pictureOf } from '#server/pictures/fixtures.ts'

const server = await startTestServer()
const signedIn = async () => server.asMember(await createMember(server.context))
const storedFiles = () => {
  const folder = join(server.context.env.DATA_DIR, 'pictures')
  return existsSync(folder) ? readdirSync(folder) : []
}
const bytesAt = async (url: string | null) => (await server.app.inject({ url: url ?? '' })).rawPayload

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s becomes a square WebP of 512 px', async (format) => {
    const member = await signedIn()
    const { status, body } = await member.call(uploadPicture, multipartOf(await pictureOf(format)))
    expect(status).toBe(200)
    expect(body.profileImageUrl).toMatch(/^\/pictures\/[0-9a-f]{32}$/)
    expect((await member.call(me)).body.profileImageUrl).toBe(body.profileImageUrl)
    const { format: stored, width, height } = await sharp(await bytesAt(body.profileImageUrl)).metadata()
    expect([stored, width, height]).toEqual(['webp', 512, 512])
  })

  test('loses its metadata, such as the place where it was taken', async () => {
    const withPlace = await sharp(await pictureOf())
      .withExif({ IFD0: { Copyright: 'Thandi' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(withPlace).metadata()).exif).toBeDefined()
    const { body } = await (await signedIn()).call(uploadPicture, multipartOf(withPlace))
    const { exif, xmp, iptc } = await sharp(await bytesAt(body.profileImageUrl)).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  })

  test('is served to anyone who has its address, cached for good, and can do nothing but be shown', async () => {
    const { body } = await (await signedIn()).call(uploadPicture, multipartOf(await pictureOf()))
    const { status, headers } = await server.asVisitor().get(body.profileImageUrl ?? '')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  test('replaces the previous one, whose file is deleted', async () => {
    const member = await signedIn()
    const first = (await member.call(uploadPicture, multipartOf(await pictureOf()))).body.profileImageUrl ?? ''
    const second = (await member.call(uploadPicture, multipartOf(await pictureOf()))).body.profileImageUrl ?? ''
    expect((await server.asVisitor().get(first)).status).toBe(404)
    expect((await server.asVisitor().get(second)).status).toBe(200)
  })

  test('leaves one file when several uploads of a member run at once', async () => {
    const before = storedFiles().length
    const member = await signedIn()
    const form = multipartOf(await pictureOf())
    const replies = await Promise.all([1, 2, 3, 4].map(() => member.call(uploadPicture, form)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(storedFiles()).toHaveLength(before + 1)
    const { profileImageUrl } = (await member.call(readAccount)).body
    expect((await server.asVisitor().get(profileImageUrl ?? '')).status).toBe(200)
  })

  test('is deleted when the member removes it, also twice', async () => {
    const member = await signedIn()
    const url = (await member.call(uploadPicture, multipartOf(await pictureOf()))).body.profileImageUrl ?? ''
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await member.call(removePicture)
      expect([status, body.profileImageUrl]).toEqual([200, null])
    }
    expect((await server.asVisitor().get(url)).status).toBe(404)
  })
})

describe('an upload', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const unreadable = 'We could not read this as a picture. Please choose a JPEG, PNG, WebP or AVIF file.'

  test.each<[string, () => Promise<object>]>([
    ['text that claims to be a JPEG', async () => multipartOf(Buffer.from('not a picture'))],
    ['an SVG that claims to be a JPEG', async () => multipartOf(svg)],
    [
      'an SVG with the first bytes of a JPEG',
      async () => multipartOf(Buffer.concat([Buffer.from('ffd8ff', 'hex'), svg])),
    ],
    [
      'a GIF',
      async () =>
        multipartOf(
          await sharp(await pictureOf())
            .gif()
            .toBuffer(),
          { type: 'image/gif' },
        ),
    ],
    ['a JPEG that breaks off', async () => multipartOf((await pictureOf('jpeg', 400, 400)).subarray(0, 500))],
    ['an empty file', async () => multipartOf(Buffer.alloc(0))],
    ['JSON', async () => ({ body: { picture: 'x' } })],
    ['no body', async () => ({})],
    [
      'a form without a file',
      async () => ({ headers: multipartOf(svg).headers, body: Buffer.from('--a-boundary-of-a-test--\r\n') }),
    ],
    [
      'a form that breaks off',
      async () => ({ ...multipartOf(await pictureOf()), body: multipartOf(await pictureOf()).body.subarray(0, 200) }),
    ],
  ])('of %s is refused in plain words and stores nothing', async (_, request) => {
    const before = storedFiles().length
    const reply = await (await signedIn()).call(uploadPicture, await request())
    expect([reply.status, reply.refusal]).toEqual([415, { code: 'unsupported_media_type', message: unreadable }])
    expect(storedFiles()).toHaveLength(before)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['more than 8 MB', async () => Buffer.concat([await pictureOf(), Buffer.alloc(8 * 1024 * 1024)])],
    ['more than 40 megapixels', () => pictureOf('png', 8000, 5001)],
  ])('of %s is refused', async (_, file) => {
    const reply = await (await signedIn()).call(uploadPicture, multipartOf(await file()))
    expect([reply.status, reply.refusal.message]).toEqual([
      413,
      'This picture is too large. Please choose one of at most 8 MB and 40 megapixels.',
    ])
  })

  test('without a session is refused before the file is read', async () => {
    expect((await server.asVisitor().call(uploadPicture, multipartOf(Buffer.alloc(9 * 1024 * 1024)))).status).toBe(401)
  })
})

test.each([
  '/pictures/..%2fpostgres',
  '/pictures/',
  `/pictures/${'a'.repeat(32)}`,
  `/pictures/${'A'.repeat(32)}`,
  '/pictures/x/y',
])('%s is not a picture', async (url) => {
  expect((await server.asVisitor().get(url)).status).toBe(404)
})
