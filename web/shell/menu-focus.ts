import { useEffect } from 'react'

/**
 * Focuses the selected or first item of a menu that opens as soon as its code has loaded. The menu handles later keyboard openings itself,
 * but it was not mounted to receive the first key press.
 */
export const useFirstItemFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return
    const frame = requestAnimationFrame(() => {
      const items = [...document.querySelectorAll<HTMLElement>('.menu [role^="menuitem"]')]
      const target = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0]
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [active])
}
