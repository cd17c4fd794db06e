import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

/**
 * A native `<select>`, so it works before hydration, submits with a form and opens the phone's own picker. Browsers that support it show
 * the list in our style. Children are `<option>`s.
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
