import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** `flush` has no padding, for edge-to-edge art; `tight` has 16 px. */
  padding?: 'normal' | 'tight' | 'flush'
  /** `soft` is the green surface: at most once in a view. */
  tone?: 'surface' | 'soft'
  /** Styles its only child instead: a `<section>`, a `<form>`, a link. */
  asChild?: boolean
}

/** The box for tools and commerce: offers, forms, polls, results. Editorial content has no box: see Piece. */
export function Card({ padding = 'normal', tone = 'surface', asChild, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'div'
  return (
    <Root
      className={classNames(
        'card',
        padding !== 'normal' && `card-${padding}`,
        tone === 'soft' && 'card-soft',
        className,
      )}
      {...rest}
    />
  )
}
