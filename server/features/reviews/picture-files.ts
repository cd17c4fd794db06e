import type { AppContext } from '#server/app-context.ts'
import { deletePictureRows, findDuePictures } from './picture-queries.ts'

/** Path of the stored pictures; the name of a file follows. */
export const REVIEW_PICTURES = '/pictures/reviews/'

/** The large and the small file of a picture in the store, which follow the same names as their addresses. */
export const filesOf = (key: string) => ({ large: `reviews/${key}`, small: `reviews/${key}-small` })

/** The key of the picture that a file name belongs to; undefined for any other name. */
export const keyOfFile = (name: string): string | undefined => /^([0-9a-f]{32})(?:-small)?$/.exec(name)?.[1]

/** Deletes the files of these pictures; idempotent. */
export const deletePictureFiles = async (keys: readonly string[], { pictures }: AppContext): Promise<void> => {
  // One at a time: S3-compatible servers on a file system fail when two deletions empty the same folder.
  for (const key of keys) for (const file of Object.values(filesOf(key))) await pictures.remove(file)
}

/** Deletes pictures that no review has: the files first, so that a failure leaves the row for the next try. */
const deletePictures = async (keys: readonly string[], context: AppContext): Promise<void> => {
  await deletePictureFiles(keys, context)
  await deletePictureRows(context.database.queries, keys)
}

/** Deletes pictures at once if possible. The change that discarded them is made already, so a failure only goes to the log. */
export const deleteDiscarded = async (keys: readonly string[], context: AppContext): Promise<void> => {
  await deletePictures(keys, context).catch((error: unknown) =>
    context.log.error({ err: error }, 'pictures of a review could not be deleted yet'),
  )
}

/** Pictures deleted at once. */
const BATCH = 100

/** Deletes every picture that no review has and that need not be kept. @returns how many */
export const deleteDuePictures = async (context: AppContext): Promise<number> => {
  let deleted = 0
  for (;;) {
    const due = await findDuePictures(context.database.queries, context.now(), BATCH)
    await deletePictures(due, context)
    deleted += due.length
    if (due.length < BATCH) return deleted
  }
}
