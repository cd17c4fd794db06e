import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds between two slides, as specified. */
const INTERVAL = 5000

const reducedMotion = '(prefers-reduced-motion: reduce)'
const watchMotion = (onChange: () => void) => {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the person asked for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(reducedMotion).matches,
    () => false,
  )

/** Whether the element is in the window. */
const useOnScreen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}

/**
 * Calls `advance` every five seconds while the row is in the window, unless motion is unwanted (decision C8): it waits while a mouse is over
 * the carousel or a finger on it, and stops for good when the focus enters, until the person starts it again.
 */
export const useAutoplay = (row: RefObject<HTMLElement | null>, isStill: boolean, advance: () => void) => {
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const onScreen = useOnScreen(row)
  const next = useRef(advance)
  useEffect(() => {
    next.current = advance
  }, [advance])

  // The focus may have entered before hydration.
  useEffect(() => {
    if (row.current?.contains(document.activeElement)) setPlaying(false)
  }, [row])

  const runs = isPlaying && !isHeld && !isStill && onScreen
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (!document.hidden) next.current()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [runs])

  return {
    isPlaying: isPlaying && !isStill,
    toggle: () => setPlaying(!isPlaying),
    /** For the whole carousel, without the button that starts and stops it. */
    holdOn: {
      // Not mouseenter, which a tap also fires, without a mouseleave after it.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(false),
      onTouchStart: () => setHeld(true),
      onTouchEnd: () => setHeld(false),
      onTouchCancel: () => setHeld(false),
    },
    stopOn: { onFocus: () => setPlaying(false) },
  }
}
