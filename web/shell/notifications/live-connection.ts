import type { LiveNotifications } from '#contract/notifications.ts'
import { liveNotifications } from '#contract/routes/notifications.ts'
import { ApiError } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import { createEventParser } from '#web/api/event-stream.ts'

/** The stream waits until the page has loaded, milliseconds. */
const START_DELAY = 2000
/** Milliseconds before the first attempt to reconnect; each further one waits twice as long, up to the maximum. */
const FIRST_RETRY = 1000
const LONGEST_RETRY = 60_000
/** A stream that is silent for this long is dead, milliseconds: the server sends a comment every 25 seconds. */
const SILENCE = 60_000

type End = 'lost' | 'superseded' | 'signed out'

/** Reads one stream to its end. @throws when the connection fails or is aborted */
const readStream = async (abort: AbortController, onUpdate: (update: LiveNotifications) => void): Promise<End> => {
  let watchdog = setTimeout(() => abort.abort(), SILENCE)
  try {
    const { body } = await browserFetch(liveNotifications.path, {
      signal: abort.signal,
      headers: { accept: 'text/event-stream' },
    })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const parse = createEventParser()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(watchdog)
      watchdog = setTimeout(() => abort.abort(), SILENCE)
      for (const { event, data } of parse(value)) {
        if (event === 'superseded') return 'superseded'
        onUpdate(JSON.parse(data) as LiveNotifications)
      }
    }
    return 'lost'
  } finally {
    clearTimeout(watchdog)
    abort.abort()
  }
}

/**
 * Keeps the live stream of the member's notifications open while the page is visible. A lost one is reopened with increasing delays; one
 * that a newer page superseded, when this page is shown again. `isFirst` marks the first update of each stream: changes before it may have
 * been missed.
 * @returns a function that closes it
 */
export const keepLive = (onUpdate: (update: LiveNotifications, isFirst: boolean) => void): (() => void) => {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const connect = async (): Promise<void> => {
    const abort = new AbortController()
    current = abort
    let isFirst = true
    let end: End = 'lost'
    try {
      end = await readStream(abort, (update) => {
        if (current !== abort) return
        failures = 0
        onUpdate(update, isFirst)
        isFirst = false
      })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) end = 'signed out'
    }
    if (current !== abort) return
    current = undefined
    if (end !== 'lost') return
    const delay = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** failures)
    failures += 1
    // Random, so that not all browsers reconnect at the same moment after a restart.
    start(delay * (0.5 + Math.random() / 2))
  }
  const start = (delay: number): void => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible' && current === undefined) timer = setTimeout(() => void connect(), delay)
  }
  const stop = (): void => {
    clearTimeout(timer)
    const stopped = current
    current = undefined
    stopped?.abort()
  }
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') start(0)
    else stop()
  }
  const onOnline = (): void => {
    // The network has changed: a stream from before is probably dead.
    stop()
    failures = 0
    start(0)
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('online', onOnline)
  start(START_DELAY)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('online', onOnline)
    stop()
  }
}
