import { MAX_REVIEW_PICTURES } from '#contract/kinds/review.ts'
import { PICTURE_TOO_LARGE } from '#contract/kinds/picture.ts'
import type { ReviewPicture } from '#contract/reviews.ts'
import { removeReviewPicture, uploadReviewPicture } from '#contract/routes/reviews.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { shrinkPicture } from '#web/api/shrink-picture.ts'
import { upload } from '#web/api/upload.ts'

/** Longest side of the picture that is sent, px: that of the stored one. */
const SIDE = 1600

/** A chosen picture on its way to the server. */
export type PictureUpload = {
  /** Of this list. */
  readonly number: number
  readonly preview: string
  readonly state: 'uploading' | 'failed' | 'uploaded'
  /** The share that has been sent, 0 to 1. */
  readonly sent: number
  /** Why it failed. */
  readonly problem: string | null
  /** As the server knows it, once uploaded. */
  readonly picture: ReviewPicture | null
}

/** The pictures of a review that is being written. Each is uploaded when it is chosen, and sent with the review by its id. */
export type PictureUploads = ReturnType<typeof createPictureUploads>

/** The list for a new review, or with the pictures that the review has. */
export const createPictureUploads = (had: readonly ReviewPicture[]) => {
  let numbers = 0
  let list: readonly PictureUpload[] = had.map((picture) => ({
    number: (numbers += 1),
    preview: picture.smallUrl,
    state: 'uploaded',
    sent: 1,
    problem: null,
    picture,
  }))
  const files = new Map<number, { file: File; stop: AbortController }>()
  const running = new Set<Promise<void>>()
  const listeners = new Set<() => void>()
  const set = (next: readonly PictureUpload[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const change = (number: number, changes: Partial<PictureUpload>) =>
    set(list.map((one) => (one.number === number ? { ...one, ...changes } : one)))
  /** A picture that no review has is deleted after a day; this only deletes it sooner. */
  const forget = (picture: ReviewPicture) => {
    if (had.some(({ id }) => id === picture.id)) return
    void call(removeReviewPicture, { params: { id: picture.id } }).catch(() => {})
  }
  const send = async (number: number): Promise<void> => {
    const chosen = files.get(number)
    if (chosen === undefined) return
    change(number, { state: 'uploading', sent: 0, problem: null })
    try {
      const blob = await shrinkPicture(chosen.file, { side: SIDE })
      if (blob === null) return change(number, { state: 'failed', problem: PICTURE_TOO_LARGE })
      const picture = await upload(uploadReviewPicture, blob, {
        onProgress: (sent) => change(number, { sent }),
        signal: chosen.stop.signal,
      })
      if (chosen.stop.signal.aborted) return forget(picture)
      change(number, { state: 'uploaded', sent: 1, picture })
    } catch (error) {
      const fallback =
        error instanceof ApiError ? 'It was not uploaded. Please try again in a moment.' : 'It could not be read.'
      change(number, { state: 'failed', problem: messageFor(error, fallback) })
    }
  }
  const start = (number: number) => {
    const sending = send(number).finally(() => running.delete(sending))
    running.add(sending)
  }
  const release = (number: number) => {
    const preview = list.find((one) => one.number === number)?.preview
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
    files.delete(number)
  }
  return {
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Uploads these files, as many as there is room for. @returns how many were left out */
    add: (chosen: readonly File[]): number => {
      const taken = chosen.slice(0, Math.max(0, MAX_REVIEW_PICTURES - list.length))
      const added = taken.map((file): PictureUpload => {
        const number = (numbers += 1)
        files.set(number, { file, stop: new AbortController() })
        return { number, preview: URL.createObjectURL(file), state: 'uploading', sent: 0, problem: null, picture: null }
      })
      set([...list, ...added])
      for (const { number } of added) start(number)
      return chosen.length - taken.length
    },
    retry: start,
    remove: (number: number) => {
      const picture = list.find((one) => one.number === number)?.picture
      files.get(number)?.stop.abort()
      release(number)
      set(list.filter((one) => one.number !== number))
      if (picture) forget(picture)
    },
    /** Waits until every upload has ended. @returns the problem to show, or null if all pictures are uploaded */
    settled: async (): Promise<{ pictureIds: string } | null> => {
      while (running.size > 0) await Promise.all(running)
      return list.some(({ state }) => state === 'failed')
        ? { pictureIds: 'A picture was not uploaded. Please try it again, or remove it.' }
        : null
    },
    ids: (): string[] => list.flatMap(({ picture }) => (picture ? [picture.id] : [])),
    /** Frees what the previews hold. */
    close: () => {
      for (const { number } of list) release(number)
    },
  }
}
