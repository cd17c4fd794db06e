import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; it may contain a link. */
  children: ReactNode
  error?: ReactNode
}

/** A checkbox with its label; the whole line is the target. A native control: it submits with a form and needs no script. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const noteId = `${useId()}-note`
  return (
    <div className={className}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          className="check-box"
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={classNames(Boolean(error) && noteId, rest['aria-describedby']) || undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={noteId} className="field-error mt-0">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
