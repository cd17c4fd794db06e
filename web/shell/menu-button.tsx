import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FOOTER_LINKS_ID } from './destinations.ts'
import { useHydrated } from './hydrated.ts'
import { useLazyPart } from './lazy-part.ts'

const loadDrawer = () => import('./menu-drawer.tsx')

/** Opens the drawer. Before hydration it is a link to the same links in the footer, and it jumps there when the drawer fails to load. */
export function MenuButton({ className }: { className?: string }) {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { Part: MenuDrawer, loading, preload, ensureLoaded } = useLazyPart(loadDrawer)

  useEffect(() => setOpen(false), [pathname])

  const openDrawer = async () => {
    if (await ensureLoaded()) setOpen(true)
    else location.hash = FOOTER_LINKS_ID
  }
  const returnFocus = useCallback((event: Event) => {
    event.preventDefault()
    // After a link is chosen, the new page may already have focus.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])

  if (!hydrated) {
    return (
      <IconButton asChild icon="menu" label="Menu" className={className}>
        <Link to={{ hash: FOOTER_LINKS_ID }} reloadDocument data-opens="menu" />
      </IconButton>
    )
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label="Menu"
        className={className}
        data-opens="menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void openDrawer()}
      />
      {/* The key unmounts it on navigation: one that is still sliding out would hide the next page from screen readers. */}
      {MenuDrawer && <MenuDrawer key={pathname} open={open} onOpenChange={setOpen} onCloseAutoFocus={returnFocus} />}
    </>
  )
}
