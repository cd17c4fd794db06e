import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { linkToPage } from './link-to-page.ts'

const unmark = () => document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'))

const mark = (event: MouseEvent) => {
  const link = linkToPage(event)
  // The link opens an overlay instead of a page (auth-link.tsx).
  if (link === null || link.hasAttribute('aria-haspopup')) return
  unmark()
  link.setAttribute('aria-busy', 'true')
}

/**
 * Marks the tapped link (`aria-busy`) until its page has loaded. It changes the DOM directly on click, because on a slow phone the router may
 * take a quarter of a second to tell React that a page is loading. @param next the path of the page being loaded, if any
 */
export const useTappedLink = (next: string | undefined): void => {
  const { key } = useLocation()
  useEffect(() => {
    // Runs after the page's own click handlers.
    window.addEventListener('click', mark)
    return () => window.removeEventListener('click', mark)
  }, [])
  useLayoutEffect(() => {
    if (next === undefined) unmark()
  }, [next, key])
}
