import { MAX_PICTURE_BYTES } from '#contract/kinds/picture.ts'

/** The longest side of the picture that is sent, px, and whether it is cut to a square at its centre, as the server does. */
type Target = { side: number; square?: boolean }

const draw = async (file: File, { side, square = false }: Target): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const shorter = Math.min(width, height)
  const [cutWidth, cutHeight] = square ? [shorter, shorter] : [width, height]
  const scale = Math.min(1, side / Math.max(cutWidth, cutHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(cutWidth * scale))
  canvas.height = Math.max(1, Math.round(cutHeight * scale))
  const [left, top] = [(width - cutWidth) / 2, (height - cutHeight) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // JPEG has no transparency, so only a JPEG becomes one.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9))
}

/**
 * The picture to send, small enough for a phone connection: smaller where this browser can decode it, otherwise the file itself.
 * @returns null for a file that is too large to send
 */
export const shrinkPicture = async (file: File, target: Target): Promise<Blob | null> => {
  const drawn = await draw(file, target).catch(() => null)
  const smaller = drawn !== null && drawn.size < file.size ? drawn : file
  return smaller.size > MAX_PICTURE_BYTES ? null : smaller
}
