import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Time } from '../plan/plan.ts'

type Held = { id: string; time: Time }
type Drag = {
  /** Moves the held step. */
  onMove: (id: string, from: Time, to: Time, place: number) => void
  onStart: () => void
}

/** Distance from the edge of the window at which it scrolls, and how far, in pixels. */
const EDGE = 72
const SCROLL = 12

const asTime = (column: Element): Time => (column.getAttribute('data-time') === 'evening' ? 'evening' : 'morning')

const isOver = (column: Element, x: number): boolean => {
  const { left, right } = column.getBoundingClientRect()
  return x >= left && x <= right
}

/** The place of a step that is held at this height: after those whose middle is above. Their place in the layout counts, not where they glide. */
const placeAt = (column: HTMLElement, id: string, y: number): number => {
  const within = y - column.getBoundingClientRect().top
  const others = [...column.querySelectorAll<HTMLElement>('[data-step]')].filter((row) => row.dataset.step !== id)
  return others.filter((row) => row.offsetTop + row.offsetHeight / 2 < within).length
}

/**
 * Drags steps by their handles with mouse, pen or finger: a step changes its place as soon as it is over another one. Escape drops it where it is.
 * Columns are elements with `data-time`, rows have `data-step`.
 */
export const useDrag = (drag: Drag) => {
  const [held, setHeld] = useState<Held | null>(null)
  const moveHeld = useEffectEvent(drag.onMove)
  const at = useRef<(Held & { place: number }) | null>(null)

  useEffect(() => {
    if (held === null) return
    const onMove = ({ clientX, clientY, buttons }: PointerEvent) => {
      const now = at.current
      if (now === null || buttons === 0) return drop()
      if (clientY < EDGE) window.scrollBy(0, -SCROLL)
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
      const columns = [...document.querySelectorAll<HTMLElement>('[data-time]')]
      const column = columns.find((one) => isOver(one, clientX)) ?? columns.find((one) => asTime(one) === now.time)
      if (column === undefined) return
      const time = asTime(column)
      // A step that is in both times of day is not moved onto itself.
      if (time !== now.time && column.querySelector(`[data-step="${now.id}"]`) !== null) return
      const place = placeAt(column, now.id, clientY)
      if (time === now.time && place === now.place) return
      moveHeld(now.id, now.time, time, place)
      at.current = { id: now.id, time, place }
      if (time !== now.time) setHeld({ id: now.id, time })
    }
    const drop = () => {
      at.current = null
      setHeld(null)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') drop()
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
      window.removeEventListener('keydown', onKey)
    }
  }, [held])

  return {
    held,
    grab: (event: ReactPointerEvent, id: string, time: Time, place: number) => {
      if (event.button !== 0) return
      // No text is selected; but the handle has the focus, for the arrow keys.
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
      drag.onStart()
      at.current = { id, time, place }
      setHeld({ id, time })
    },
  }
}
