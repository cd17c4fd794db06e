import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type PartModule, useLazyPart } from './lazy-part.ts'

/** What the code of a menu is given when it has arrived. */
export type MenuPartProps = {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** It was asked for with the keyboard while its code was on the way: the first item takes the focus. */
  byKeyboard: boolean
}

type LazyMenuProps = {
  load: () => Promise<PartModule<MenuPartProps>>
  /** What the button opens, in words. */
  label: string
  className?: string
  /** What the button shows. */
  children: ReactNode
}

/** A round button with a menu behind it. The menu's code comes when the button is pointed at, focused or pressed. */
export function LazyMenu({ load, label, className, children }: LazyMenuProps) {
  const { Part, loading, prepare, want } = useLazyPart(load)
  const { show } = useToast()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const look = {
    type: 'button' as const,
    className: classNames('icon-btn needs-script', className),
    'aria-label': label,
  }

  useEffect(() => setOpen(false), [pathname])

  if (Part) {
    // The key takes an open menu away with the page: one that is still fading out would take the focus from the next page.
    const trigger = <button {...look}>{children}</button>
    return <Part key={pathname} trigger={trigger} open={open} onOpenChange={setOpen} byKeyboard={byKeyboard} />
  }
  const ask = async (keyboard: boolean) => {
    setByKeyboard(keyboard)
    if (await want()) setOpen(true)
    else
      show({
        title: 'This menu did not load',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      })
  }
  const onClick = (event: MouseEvent) => void ask(event.detail === 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void ask(true)
  }
  return (
    <button
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={loading || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  )
}
