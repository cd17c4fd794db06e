import * as Slot from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** `primary` at most once in a view; `quiet` looks like a link; `danger` is for destructive actions. */
  variant?: 'primary' | 'secondary' | 'line' | 'quiet' | 'danger'
  /** `md` is 48 px high, `sm` 44. */
  size?: 'md' | 'sm'
  /** Full width of its parent. */
  block?: boolean
}

/** The classes of a button, for another element that should look like one. */
export function buttonClass({ variant = 'secondary', size = 'md', block }: ButtonLook): string {
  return classNames('btn', `btn-${variant}`, size === 'sm' && 'btn-sm', block && 'w-full')
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Styles its only child, a link for example, instead of rendering a `<button>`. */
    asChild?: boolean
    /** An action is in progress: the button keeps focus and size, shows petals and ignores presses. */
    pending?: boolean
  }

/** A button. Its `type` defaults to `button`, so it never submits a form by accident. */
export function Button({
  variant,
  size,
  block,
  asChild,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = classNames(buttonClass({ variant, size, block }), className)
  if (asChild)
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type={type}
      className={classes}
      onClick={pending ? ignore : onClick}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    >
      {pending === undefined ? children : <span className="btn-label">{children}</span>}
      {pending && (
        <span className="btn-wait" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  )
}
