import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The pages this document has shown: their code is here, and most of what they read. */
const shown = new Set<string>()

/** The page a press on a link would lead to in this window; null when it stays on this page, or leads out of the house. */
const pageBehind = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (link === null || elsewhere || (link.target !== '' && link.target !== '_self') || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : link.pathname
}

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
      const page = pageBehind(event)
      if (page === null || shown.has(page)) return
      event.preventDefault()
      event.stopPropagation()
      onStay()
    }
    // On the window, before the router hears of it.
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [online, onStay])
}
