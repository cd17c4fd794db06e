import { type RefObject, useEffect } from 'react'

/**
 * Keeps the place of keyboard and screen reader when the focused control goes: the focus moves to the nearest element around it, within the
 * container or the container itself, that can take it (`tabIndex={-1}`).
 */
export const useKeptFocus = (container: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = container.current
    if (box === null) return
    let around: Element[] = []
    const remember = (element: Element | null) => {
      around = []
      for (let at = element; at !== null && box.contains(at); at = at.parentElement) around.push(at)
    }
    const onFocus = ({ target }: FocusEvent) => remember(target as Element)
    const observer = new MutationObserver(() => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body) return
      const next = around.find((element) => element.isConnected && element.hasAttribute('tabindex'))
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
    // A press before the scripts had loaded is handled now.
    remember(document.activeElement)
    box.addEventListener('focusin', onFocus)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [container])
}
