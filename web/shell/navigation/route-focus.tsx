import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds to wait for the title of a new page, which is set slightly after its content. */
const TITLE_DELAY = 150

/** The previous path. Module state, because the shell remounts when a page fails. */
let lastPath: string | null = null

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const focusOn = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/**
 * Client-side navigation is silent to a screen reader and leaves focus on a link that no longer exists. So this moves focus to the target of
 * the URL hash, else to the start of the content, and announces the page title.
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const isFirst = lastPath === null
    const moved = lastPath !== pathname
    lastPath = pathname
    const hashTarget = targetOf(hash)
    if (isFirst) {
      // On the first page the browser scrolls to the hash target itself, but it does not focus an input.
      if (hashTarget instanceof HTMLInputElement) focusOn(hashTarget)
      return
    }
    const target = hashTarget ?? (moved ? document.getElementById('main') : null)
    if (target) focusOn(target)
    if (!moved) return
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_DELAY)
    return () => clearTimeout(timer)
  }, [pathname, hash, key])

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {announcement}
    </div>
  )
}
