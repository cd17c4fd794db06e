import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { linkToPage } from './link-to-page.ts'

const unmark = () => document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'))

const mark = (event: MouseEvent) => {
  const link = linkToPage(event)
  // Opens something over this page (auth-link.tsx).
  if (link === null || link.hasAttribute('aria-haspopup')) return
  unmark()
  link.setAttribute('aria-busy', 'true')
}

/**
 * Marks the link that was tapped (`aria-busy`) until the page it leads to is there. In the document itself, with the tap: until the router
 * has told React that a page is on its way, a slow phone may take a quarter of a second. @param next the page on its way, if there is one
 */
export const useTappedLink = (next: string | undefined): void => {
  const { key } = useLocation()
  useEffect(() => {
    // Heard after what the page itself does with the tap, and not at all when that holds it back (stay-while-offline.ts).
    window.addEventListener('click', mark)
    return () => window.removeEventListener('click', mark)
  }, [])
  useLayoutEffect(() => {
    if (next === undefined) unmark()
  }, [next, key])
}
