import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

/**
 * A choice from a list: the platform's own `<select>`, so that it works before any script, sends with a form and opens the
 * picker a phone's owner knows. Browsers with a styleable picker dress the list in our clothes. Children are `<option>`s.
 */
export function Select({
  className,
  wrapperClassName,
  children,
  ...rest
}: ComponentProps<'select'> & { wrapperClassName?: string }) {
  return (
    <span className={classNames('select', wrapperClassName)}>
      <select className={classNames('input', className)} {...rest} {...useFieldControl(rest)}>
        {children}
      </select>
      <Icon name="down" />
    </span>
  )
}
