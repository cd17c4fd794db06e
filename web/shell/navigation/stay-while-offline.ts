import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkToPage } from './link-to-page.ts'

/** Pages already visited in this document: their code and most of their data are loaded. */
const visited = new Set<string>()

/**
 * While offline, blocks links to pages that have not been visited yet: their code cannot load, so the router would request the document
 * again (React Router 8, routeModules.ts) and the reader would lose the current page.
 */
export const useStayWhileOffline = (online: boolean, onBlocked: () => void): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    visited.add(pathname)
  }, [pathname])
  useEffect(() => {
    if (online) return
    const blockLink = (event: MouseEvent) => {
      const page = linkToPage(event)?.pathname
      if (page === undefined || visited.has(page)) return
      event.preventDefault()
      event.stopPropagation()
      onBlocked()
    }
    // Captured on the window, before the router handles the click.
    window.addEventListener('click', blockLink, { capture: true })
    return () => window.removeEventListener('click', blockLink, { capture: true })
  }, [online, onBlocked])
}
