import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type PartModule, useLazyPart } from './lazy-part.ts'

/** Props for the lazily loaded menu. */
export type MenuPartProps = {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Opened from the keyboard while its code was loading: focus the first item. */
  byKeyboard: boolean
}

type LazyMenuProps = {
  load: () => Promise<PartModule<MenuPartProps>>
  /** The accessible name of the button. */
  label: string
  className?: string
  /** The visible content of the button. */
  children: ReactNode
}

/** A round button that opens a menu. The menu's code loads on hover, focus or press. */
export function LazyMenu({ load, label, className, children }: LazyMenuProps) {
  const { Part, loading, preload, ensureLoaded } = useLazyPart(load)
  const { show } = useToast()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const buttonProps = {
    type: 'button' as const,
    className: classNames('icon-btn needs-script', className),
    'aria-label': label,
  }

  useEffect(() => setOpen(false), [pathname])

  if (Part) {
    // The key unmounts an open menu on navigation: one that is still fading out would take focus from the next page.
    const trigger = <button {...buttonProps}>{children}</button>
    return <Part key={pathname} trigger={trigger} open={open} onOpenChange={setOpen} byKeyboard={byKeyboard} />
  }
  const openMenu = async (keyboard: boolean) => {
    setByKeyboard(keyboard)
    if (await ensureLoaded()) setOpen(true)
    else
      show({
        title: 'The menu did not load',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      })
  }
  const onClick = (event: MouseEvent) => void openMenu(event.detail === 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void openMenu(true)
  }
  return (
    <button
      {...buttonProps}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={loading || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  )
}
