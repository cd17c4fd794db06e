import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts'

type OverlayCardProps = {
  /** The accessible name of the region. */
  label: string
  className?: string
  /** A dialog that a person opened, and not a notice that came by itself. It is not modal either. */
  isDialog?: boolean
  /** Moves the focus into the card: only when a person asked for it. */
  takesFocus?: boolean
  /** Escape was pressed inside the card. */
  onEscape?: () => void
  children: ReactNode
}

/**
 * A card above the lower edge of the page. It is not modal: it never takes the focus by itself, and the page behind it stays usable. The
 * page gets space of the same height at its end, so that everything can be scrolled out from behind the card.
 */
export function OverlayCard({
  label,
  className,
  isDialog = false,
  takesFocus = false,
  onEscape,
  children,
}: OverlayCardProps) {
  const { containerProps, restoreFocus } = useFocusReturn()
  const { ref: card } = containerProps

  useLayoutEffect(() => restoreFocus, [restoreFocus])
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--overlay-space', `${Math.ceil(card.current?.offsetHeight ?? 0)}px`)
    })
    if (card.current) observer.observe(card.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--overlay-space')
    }
  }, [card])
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true })
  }, [card, takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onEscape === undefined) return
    event.stopPropagation()
    onEscape()
  }
  return (
    // Escape is an addition to the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...containerProps}
      {...(isDialog && { role: 'dialog' })}
      aria-label={label}
      tabIndex={-1}
      className={classNames('overlay', className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  )
}
