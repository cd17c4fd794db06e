import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** What it does: the accessible name. */
  label: string
  /** `line` has a border, `solid` a background; `plain` has neither until hover. */
  variant?: 'plain' | 'line' | 'solid'
  /** A petal at the corner that signals something new. Say so in `label` too. */
  dot?: boolean
  /** Styles its only child, a link: `<IconButton asChild icon="home" label="Home"><Link to="/" /></IconButton>`. */
  asChild?: boolean
  children?: React.ReactNode
}

/** A round icon button, 44 × 44 px, with an accessible name. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  dot,
  asChild,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const classes = classNames('icon-btn', variant !== 'plain' && `icon-btn-${variant}`, dot && 'icon-btn-dot', className)
  if (asChild) {
    return (
      <Slot.Root className={classes} aria-label={label} {...rest}>
        <Icon name={icon} />
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    )
  }
  return (
    <button type={type} className={classes} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
