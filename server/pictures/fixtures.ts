import sharp from 'sharp'

const BOUNDARY = 'a-boundary-of-a-test'

/** A request with one file, as a browser sends a form. */
export const multipartOf = (file: Buffer, { type = 'image/jpeg', name = 'me.jpg', field = 'picture' } = {}) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})

/** A picture of one colour, wider than high. */
export const pictureOf = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  width = 60,
  height = 40,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c8603f' } })
    [format]()
    .toBuffer()
