import * as Primitive from 'radix-ui/dialog'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type DialogProps = {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it, unless `open` is controlled. */
  trigger?: ReactElement
  title: ReactNode
  /** Shows the title to screen readers only. */
  hideTitle?: boolean
  description?: ReactNode
  /** A soft green band above the title: the offer, the step. */
  banner?: ReactNode
  /** Buttons, right-aligned, the primary one last. */
  footer?: ReactNode
  /** 480 px, or 704 when `wide`. */
  size?: 'form' | 'wide'
  closeLabel?: string
  className?: string
  children?: ReactNode
  /** Called before focus returns to where it was; call `preventDefault` to move focus elsewhere. */
  onCloseAutoFocus?: (event: Event) => void
  onOpenAutoFocus?: (event: Event) => void
}

/** Dismissing a toast above the page must not close the dialog. */
const ignoreToasts = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('.toasts')) event.preventDefault()
}

/** A modal dialog: traps and returns focus, closes with Escape, the scrim and the close button, scrolls its own content. Load it lazily. */
export function Dialog(props: DialogProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    title,
    hideTitle,
    description,
    banner,
    footer,
    size = 'form',
    children,
  } = props
  // Radix returns focus only to a `trigger`.
  const opener = useRef<Element | null>(null)
  const rememberOpener = (event: Event) => {
    opener.current = document.activeElement
    props.onOpenAutoFocus?.(event)
  }
  const returnFocus = (event: Event) => {
    props.onCloseAutoFocus?.(event)
    if (event.defaultPrevented || trigger || !(opener.current instanceof HTMLElement)) return
    event.preventDefault()
    opener.current.focus({ preventScroll: true })
  }
  return (
    <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          className={classNames('dialog', size === 'wide' && 'dialog-wide', props.className)}
          onInteractOutside={ignoreToasts}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="dialog-scroll">
            {banner && <div className="dialog-banner">{banner}</div>}
            <div className="dialog-body">
              <Primitive.Title
                className={hideTitle ? 'sr-only' : classNames('dialog-title', Boolean(banner) && 'pr-0')}
              >
                {title}
              </Primitive.Title>
              {description && <Primitive.Description className="dialog-text">{description}</Primitive.Description>}
              {children && <div className={hideTitle ? undefined : 'dialog-content'}>{children}</div>}
              {footer && <div className="dialog-foot">{footer}</div>}
            </div>
          </div>
          <Primitive.Close asChild>
            <IconButton icon="close" label={props.closeLabel ?? 'Close'} className="overlay-close" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Closes the enclosing dialog or drawer: `<DialogClose><Button>Not now</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
