import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; it may hold a link. */
  children: ReactNode
  error?: ReactNode
}

/** A box to tick, with its label; the whole line is the target. A native control: it sends with a form and needs no script. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const note = `${useId()}-note`
  return (
    <div className={className}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          className="check-box"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={classNames(Boolean(error) && note, rest['aria-describedby']) || undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={note} className="field-error mt-0">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
