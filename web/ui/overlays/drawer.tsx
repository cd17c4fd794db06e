import * as Primitive from 'radix-ui/dialog'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type DrawerProps = {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  title: string
  /** Shown in the header instead of the title, which is then for screen readers only. */
  head?: ReactNode
  className?: string
  children: ReactNode
  onCloseAutoFocus?: (event: Event) => void
}

/** A panel that slides in from the right and locks page scrolling. Load it lazily. */
export function Drawer({
  open,
  onOpenChange,
  trigger,
  title,
  head,
  className,
  children,
  onCloseAutoFocus,
}: DrawerProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={classNames('drawer', className)}
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="drawer-head">
            {head}
            <Primitive.Title className={head ? 'sr-only' : 'drawer-title'}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon="close" label="Close" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Closes the drawer when its only child, a link or button, is chosen. */
export function DrawerClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
