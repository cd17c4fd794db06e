import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { linkToPage } from './link-to-page.ts'

/** The pages this document has shown: their code is here, and most of what they read. */
const shown = new Set<string>()

/**
 * While there is no connection a link to a page that has not been shown yet stays where it is: its code cannot be fetched, whereupon
 * the router asks for the document anew (React Router 8, routeModules.ts) and the text that is being read would be gone.
 */
export const useStayWhileOffline = (online: boolean, onStay: () => void): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    shown.add(pathname)
  }, [pathname])
  useEffect(() => {
    if (online) return
    const stay = (event: MouseEvent) => {
      const page = linkToPage(event)?.pathname
      if (page === undefined || shown.has(page)) return
      event.preventDefault()
      event.stopPropagation()
      onStay()
    }
    // On the window, before the router hears of it.
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [online, onStay])
}
