import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Remembers where the focus was before it came into a part of the page, and gives it back when that part goes away: to that element, or to
 * the main content where it is gone. `onFocus` and `ref` belong on the element around the part.
 */
export const useFocusReturn = () => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<EventTarget | null>(null)
  const onFocus = useCallback(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) before.current = relatedTarget
  }, [])
  const giveBack = useCallback(() => {
    if (!ref.current?.contains(document.activeElement)) return
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    if (ref.current.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])
  return { around: { ref, onFocus }, giveBack }
}
