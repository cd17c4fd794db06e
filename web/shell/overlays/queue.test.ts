import { describe, expect, test } from 'vitest'
import { createOverlayQueue, type OverlayName, PAUSE } from './queue.ts'

/** A queue with a clock that only the test moves. */
const startQueue = (mayShow?: (name: OverlayName) => boolean) => {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const queue = createOverlayQueue(
    {
      now: () => now,
      after: (delay, run) => {
        const timer = { at: now + delay, run }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    },
    mayShow,
  )
  /** Moves the clock to this moment, in milliseconds since the page started. */
  const at = (moment: number): OverlayName | null => {
    for (;;) {
      const [next] = [...timers].filter((timer) => timer.at <= moment).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      timers.delete(next)
      now = next.at
      next.run()
    }
    now = moment
    return queue.shown()
  }
  return { ...queue, at }
}

describe('the overlay queue', () => {
  test.each([
    ['consent', 5_000],
    ['install', 3_000],
    ['launch', 30_000],
  ] as const)('shows %s %i ms after the moment it could show', (name, delay) => {
    const queue = startQueue()
    queue.at(1_000)
    queue.want(name, 1_000)
    expect(queue.at(1_000 + delay - 1)).toBeNull()
    expect(queue.at(1_000 + delay)).toBe(name)
  })

  test('shows an update without delay', () => {
    const queue = startQueue()
    queue.want('update', 0)
    expect(queue.shown()).toBe('update')
  })

  test('counts from the moment an overlay could show, even if that is in the past', () => {
    const queue = startQueue()
    queue.at(4_000)
    queue.want('consent', 0)
    expect(queue.at(4_999)).toBeNull()
    expect(queue.at(5_000)).toBe('consent')
  })

  test('shows overlays that are all due one at a time by priority, with a pause between them', () => {
    const queue = startQueue()
    queue.at(60_000)
    for (const name of ['consent', 'launch', 'install', 'update'] as const) queue.want(name, 60_000)
    // The update has no delay, but it waits for the consent, which is due at 65 s.
    expect(queue.at(64_999)).toBeNull()
    let moment = 95_000
    for (const name of ['consent', 'update', 'install', 'launch'] as const) {
      expect(queue.at(moment)).toBe(name)
      queue.drop(name)
      expect(queue.at(moment + PAUSE - 1)).toBeNull()
      moment += PAUSE
    }
    expect(queue.at(moment)).toBeNull()
  })

  test('does not replace an overlay that shows by one of higher priority', () => {
    const queue = startQueue()
    queue.want('launch', 0)
    expect(queue.at(30_000)).toBe('launch')
    queue.want('update', 30_000)
    expect(queue.at(90_000)).toBe('launch')
    queue.drop('launch')
    expect(queue.at(90_000 + PAUSE)).toBe('update')
  })

  test('shows what a person opens at once, and then the overlay that it replaced', () => {
    const queue = startQueue()
    queue.want('install', 0)
    expect(queue.at(3_000)).toBe('install')
    queue.open('consent')
    expect(queue.shown()).toBe('consent')
    queue.drop('consent')
    expect(queue.at(3_000 + PAUSE)).toBe('install')
  })

  test('does not show an overlay that is no longer wanted, and counts again when it is', () => {
    const queue = startQueue()
    queue.want('launch', 0)
    queue.at(20_000)
    queue.drop('launch')
    expect(queue.at(40_000)).toBeNull()
    queue.want('launch', 40_000)
    expect(queue.at(69_999)).toBeNull()
    expect(queue.at(70_000)).toBe('launch')
  })

  test('waits while an overlay may not show, before it shows and while it shows', () => {
    let isFree = false
    const queue = startQueue(() => isFree)
    queue.want('update', 0)
    expect(queue.at(10_000)).toBeNull()
    isFree = true
    expect(queue.at(11_000)).toBe('update')
    isFree = false
    queue.postpone('update')
    expect(queue.at(20_000)).toBeNull()
    isFree = true
    expect(queue.at(21_000)).toBe('update')
  })

  test('tells its listeners when the overlay changes', () => {
    const queue = startQueue()
    const seen: (OverlayName | null)[] = []
    const stop = queue.subscribe(() => seen.push(queue.shown()))
    queue.want('update', 0)
    queue.drop('update')
    stop()
    queue.want('update', 0)
    queue.at(10_000)
    expect(seen).toEqual(['update', null])
  })
})
