import { MAX_PICTURE_BYTES } from '#contract/kinds/account-options.ts'

/** Side of the picture that is sent, px: twice the stored one. */
const SIDE = 1024

/** Cuts a picture to a square at its centre, as the server does, and makes it small enough for a phone connection. */
const drawSquare = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file)
  const cut = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SIDE, cut)
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      (bitmap.width - cut) / 2,
      (bitmap.height - cut) / 2,
      cut,
      cut,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  bitmap.close()
  // JPEG has no transparency, so only a JPEG becomes one.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9))
}

/**
 * The picture to send: smaller where this browser can decode it, otherwise the file itself.
 * @returns null for a file that is too large to send
 */
export const shrinkPicture = async (file: File): Promise<Blob | null> => {
  const square = await drawSquare(file).catch(() => null)
  const smaller = square !== null && square.size < file.size ? square : file
  return smaller.size > MAX_PICTURE_BYTES ? null : smaller
}
