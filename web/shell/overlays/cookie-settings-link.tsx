import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { COOKIE_SETTINGS } from './overlays.tsx'

/** Opens the cookie settings over the page. Without scripts and in a new tab it leads to the settings on the Cookie Policy page. */
export function CookieSettingsLink({ className }: { className?: string }) {
  const openSettings = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dispatchEvent(new Event(COOKIE_SETTINGS))
  }
  return (
    <Link
      to="/cookie-policy#change-your-choice"
      data-opens="cookie-settings"
      aria-haspopup="dialog"
      className={className}
      onClick={openSettings}
    >
      Cookie settings
    </Link>
  )
}
