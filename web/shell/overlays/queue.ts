/** The overlays by priority: one shows at a time, and the first that could show comes first (decision S4). */
const overlayOrder = ['consent', 'update', 'install', 'launch'] as const
export type OverlayName = (typeof overlayOrder)[number]

/** Milliseconds from the moment an overlay could show until it is due (specification, business constants). */
export const delays: Record<OverlayName, number> = { consent: 5_000, update: 0, install: 3_000, launch: 30_000 }

/** Milliseconds between two overlays, so that a double tap on one does not land on the next. */
export const PAUSE = 1_000

/** Milliseconds until an overlay that is due, but may not show yet, tries again. */
const RETRY = 1_000

/** The time in milliseconds since the page started. `after` returns a function that cancels. */
export type Clock = { now: () => number; after: (delay: number, run: () => void) => () => void }

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}

/**
 * Decides which overlay shows. An overlay joins with `want` and shows after its delay, unless one of higher priority is in the queue: it
 * waits for that one even if it is due earlier, so that no overlay is replaced while it shows. Only what a person opens shows at once.
 * @param mayShow asked when an overlay is due; while it returns false the queue waits
 */
export const createOverlayQueue = (clock: Clock, mayShow: (name: OverlayName) => boolean = () => true) => {
  const dueAt = new Map<OverlayName, number>()
  const listeners = new Set<() => void>()
  let shown: OverlayName | null = null
  let freeAt = 0
  let cancel = () => {}

  const show = (name: OverlayName | null): void => {
    shown = name
    for (const listener of listeners) listener()
  }
  const advance = (): void => {
    cancel()
    if (shown !== null) return
    const next = overlayOrder.find((name) => dueAt.has(name))
    if (next === undefined) return
    const wait = Math.max(dueAt.get(next) ?? 0, freeAt) - clock.now()
    if (wait > 0) cancel = clock.after(wait, advance)
    else if (mayShow(next)) show(next)
    else cancel = clock.after(RETRY, advance)
  }

  return {
    shown: (): OverlayName | null => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The overlay could show from this moment on; its delay starts then. Has no effect while it is in the queue. */
    want: (name: OverlayName, since: number): void => {
      if (dueAt.has(name)) return
      dueAt.set(name, since + delays[name])
      advance()
    },
    /** The overlay is answered, or must not show any more. */
    drop: (name: OverlayName): void => {
      if (!dueAt.delete(name)) return
      if (shown === name) {
        freeAt = clock.now() + PAUSE
        show(null)
      }
      advance()
    },
    /** Shows an overlay that a person asks for, at once; the one that showed returns to the queue. */
    open: (name: OverlayName): void => {
      cancel()
      dueAt.set(name, clock.now())
      show(name)
    },
    /** Returns the overlay to the queue while it may not show. */
    postpone: (name: OverlayName): void => {
      if (shown !== name) return
      show(null)
      advance()
    },
    /** Stops the timers. */
    stop: (): void => cancel(),
  }
}

export type OverlayQueue = ReturnType<typeof createOverlayQueue>
