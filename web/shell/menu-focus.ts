import { useEffect } from 'react'

/**
 * Puts the focus on the first item of a menu that opens as soon as its code has arrived. Later openings by keyboard are the menu's own
 * work; for the first one it has not been there to see the key.
 */
export const useFirstItemFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return
    const frame = requestAnimationFrame(() => {
      const items = [...document.querySelectorAll<HTMLElement>('.menu [role^="menuitem"]')]
      const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0]
      chosen?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [active])
}
