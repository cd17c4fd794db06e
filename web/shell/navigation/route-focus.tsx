import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The title of a new page is in the document a moment after its content. */
const TITLE_DELAY = 150

/** The page that was there last. Outside the component, because the frame is drawn anew when a page turns into an error. */
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
 * A change of page without a new document is silent to a screen reader and leaves the focus on a link that is gone. So the focus goes to the
 * place the address names, else to the start of the content, and the title of the page is spoken.
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation()
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const isFirst = lastPath === null
    const moved = lastPath !== pathname
    lastPath = pathname
    const named = targetOf(hash)
    if (isFirst) {
      // The browser itself goes to the place an address names; into a field to type in it does not.
      if (named instanceof HTMLInputElement) focusOn(named)
      return
    }
    const target = named ?? (moved ? document.getElementById('main') : null)
    if (target) focusOn(target)
    if (!moved) return
    const timer = setTimeout(() => setSpoken(document.title), TITLE_DELAY)
    return () => clearTimeout(timer)
  }, [pathname, hash, key])

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {spoken}
    </div>
  )
}
