import * as Slot from 'radix-ui/slot'
import type { ReactNode } from 'react'
import type { Accent } from './art/accents.ts'
import { classNames } from './class-names.ts'
import { Petal } from './petal.tsx'

/** The category of a piece: a petal and a label in the category colour. `asChild` renders its only child, a link. */
export function CategoryLabel({
  accent,
  asChild,
  className,
  children,
}: {
  accent: Accent
  asChild?: boolean
  className?: string
  children: ReactNode
}) {
  const Root = asChild ? Slot.Root : 'span'
  return (
    <Root className={classNames('cat', className)} data-accent={accent}>
      <Petal />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
