/** Largest picture that can be uploaded, bytes. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** Most pixels that an uploaded picture can have. */
export const MAX_PICTURE_PIXELS = 40_000_000
/** Picture formats that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** What can be uploaded, in words. */
export const PICTURE_HINT = 'JPEG, PNG, WebP or AVIF, at most 8 MB.'
/** The refusal of a file that is not a picture we can read. */
export const NOT_A_PICTURE = 'We could not read this as a picture. Please choose a JPEG, PNG, WebP or AVIF file.'
/** The refusal of a picture with too many bytes or pixels. */
export const PICTURE_TOO_LARGE = 'This picture is too large. Please choose one of at most 8 MB and 40 megapixels.'
