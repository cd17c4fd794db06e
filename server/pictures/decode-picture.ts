import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS, NOT_A_PICTURE, PICTURE_TOO_LARGE } from '#contract/kinds/picture.ts'
import { Refusal } from '#server/http/refusal.ts'

// libvips reads more than forty formats, and each decoder adds risk. Only these are allowed, from memory, in the whole process; SVG is
// for the cards that we draw ourselves (web/ui/art), and `isPicture` keeps it out of uploads.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF file. The declared type and file name can say anything. */
const isPicture = (bytes: Buffer): boolean => {
  const hex = bytes.toString('hex', 0, 8)
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  return (
    hex.startsWith('ffd8ff') ||
    hex === '89504e470d0a1a0a' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 32)))
  )
}

/** The refusal of a file that is not a picture we can read. */
export const notAPicture = (cause?: unknown): Refusal =>
  new Refusal('unsupported_media_type', { message: NOT_A_PICTURE, cause })

/** The refusal of a picture with too many bytes or pixels. */
export const tooLarge = (cause?: unknown): Refusal => new Refusal('too_large', { message: PICTURE_TOO_LARGE, cause })

/**
 * Decodes an uploaded picture, upright, for `encode` to resize. What it encodes has no metadata: no place, no camera, and nothing else that was
 * hidden in the file. Of an animation only the first picture is read. The work is done by the threads of libvips.
 * @throws Refusal unsupported_media_type; too_large for more than 40 megapixels
 */
const decode = async <T>(bytes: Buffer, encode: (picture: Sharp) => Promise<T>): Promise<T> => {
  if (!isPicture(bytes)) throw notAPicture()
  try {
    return await encode(sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).rotate())
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(error)
    throw notAPicture(error)
  }
}

/** A picture as a WebP square of this side, cut at the centre. @throws Refusal unsupported_media_type, too_large */
export const squareWebp = (bytes: Buffer, side: number): Promise<Buffer> =>
  decode(bytes, (picture) =>
    picture.resize(side, side, { fit: 'cover', position: 'centre' }).webp({ quality: 82 }).toBuffer(),
  )

/** A picture as WebP, shrunk to fit into a square of this side. @throws Refusal unsupported_media_type, too_large */
export const fittedWebp = (bytes: Buffer, side: number): Promise<{ data: Buffer; width: number; height: number }> =>
  decode(bytes, async (picture) => {
    const { data, info } = await picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  })
