import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Remembers which element had focus before a container, and returns focus when the container is about to be removed: to that element, or to
 * the main content if it no longer exists. Spread `containerProps` on the container.
 */
export const useFocusReturn = () => {
  const ref = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<EventTarget | null>(null)
  const onFocus = useCallback(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) previousFocus.current = relatedTarget
  }, [])
  const restoreFocus = useCallback(() => {
    if (!ref.current?.contains(document.activeElement)) return
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
    if (ref.current.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])
  return { containerProps: { ref, onFocus }, restoreFocus }
}
