import sharp from 'sharp'
import { Refusal } from '#server/http/refusal.ts'

/** Side of a stored picture, px. */
const SIDE = 512
const MAX_PIXELS = 40_000_000

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
  new Refusal('unsupported_media_type', {
    message: 'We could not read this as a picture. Please choose a JPEG, PNG, WebP or AVIF file.',
    cause,
  })

/** The refusal of a picture with too many bytes or pixels. */
export const tooLarge = (cause?: unknown): Refusal =>
  new Refusal('too_large', {
    message: 'This picture is too large. Please choose one of at most 5 MB and 40 megapixels.',
    cause,
  })

/**
 * Decodes an uploaded picture and encodes it again as a square WebP, cut at the centre and upright, without metadata: no place, no camera,
 * and nothing else that was hidden in the file.
 * @throws Refusal unsupported_media_type; too_large for more than 40 megapixels
 */
export const squareWebp = async (bytes: Buffer): Promise<Buffer> => {
  if (!isPicture(bytes)) throw notAPicture()
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(error)
    throw notAPicture(error)
  }
}
