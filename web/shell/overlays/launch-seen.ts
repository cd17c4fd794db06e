import { readStored, writeStored } from '#web/session/browser-storage.ts'

const SEEN = 'skynn.launch-popup-seen'
const DATE = 'skynn.launch-popup-date'

const HOUR = 3_600_000
/** Milliseconds until the popup shows again after it was closed, and after Later (specification, business constants; decision S3). */
const CLOSED_FOR = 7 * 24 * HOUR
const LATER = 24 * HOUR

/** Stores that the popup was closed: X, No Thanks or Join Now. */
export const storeClosed = (now = Date.now()): void => {
  writeStored(SEEN, 'true')
  writeStored(DATE, new Date(now).toISOString())
}

/** Stores a date 24 hours ahead, from which the popup may show again. */
export const storeLater = (now = Date.now()): void => {
  writeStored(SEEN, 'later')
  writeStored(DATE, new Date(now + LATER).toISOString())
}

/** Whether the popup may show again: never seen, closed 7 days ago, or past the date that Later stored. */
export const isLaunchDue = (now = Date.now()): boolean => {
  const seen = readStored(SEEN)
  const date = Date.parse(readStored(DATE) ?? '')
  if (seen === null || Number.isNaN(date)) return true
  return now >= (seen === 'later' ? date : date + CLOSED_FOR)
}
