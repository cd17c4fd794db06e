import * as Slot from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** A toggle that is on or off (`aria-pressed`). */
  pressed?: boolean
  /** A link to the current view (`aria-current`). */
  current?: boolean
  icon?: IconName
  /** Styles its only child, a link. */
  asChild?: boolean
  children: ReactNode
}

/** A filter or a choice in a pill, 44 px high. When selected, text and background colours swap. */
export function Chip({ pressed, current, icon, asChild, className, type = 'button', children, ...rest }: ChipProps) {
  const Root = asChild ? Slot.Root : 'button'
  return (
    <Root
      {...(!asChild && { type })}
      className={classNames('chip', className)}
      aria-pressed={pressed}
      aria-current={current ? 'true' : undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}

/** A labelled group of chips; `scroll` keeps them in one row that scrolls to the edge of the screen. */
export function ChipGroup({
  label,
  scroll,
  className,
  children,
}: {
  label: string
  scroll?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <fieldset aria-label={label} className={classNames(scroll ? 'bleed chips-row' : 'chips', className)}>
      {children}
    </fieldset>
  )
}
