import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** What it does, in words: the accessible name. */
  label: string
  /** `line` has an edge, `solid` a ground; `plain` neither until it is pointed at. */
  variant?: 'plain' | 'line' | 'solid'
  /** A petal at the corner: something new. Say it in `label` too. */
  dot?: boolean
  /** With `asChild`, the link that is dressed: `<IconButton asChild icon="home" label="Home"><Link to="/" /></IconButton>`. */
  asChild?: boolean
  children?: React.ReactNode
}

/** A round button, 44 × 44, with an icon and a spoken name. */
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
