import { createContext, use, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type FieldWiring = { id: string; describedBy?: string; invalid: boolean; required?: boolean }
const FieldContext = createContext<FieldWiring | null>(null)

/** What a control inside a Field needs: its id, its description, whether it is wrong. A control's own props win. */
export function useFieldControl(own: {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: unknown
}) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-describedby': classNames(field?.describedBy, own['aria-describedby']) || undefined,
    'aria-invalid': own['aria-invalid'] ? true : field?.invalid || undefined,
  }
}

type FieldProps = {
  label: ReactNode
  /** One sentence that helps before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do; takes the place of the hint. */
  error?: ReactNode
  required?: boolean
  /** Says "(optional)" after the label. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  id?: string
  className?: string
  /** One Input, Textarea, PasswordInput or Select. */
  children: ReactNode
}

/** Label, control, hint and error as one: wires ids, `aria-describedby` and `aria-invalid`. */
export function Field({ label, hint, error, required, optional, hideLabel, id, className, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const note = error || hint ? `${control}-note` : undefined
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={control} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      <FieldContext value={{ id: control, describedBy: note, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={note} className="field-error">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={note} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** One line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames('input', className)} {...rest} {...useFieldControl(rest)} />
}

/** Several lines of text; grows with what is written where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames('input', className)} rows={rows} {...rest} {...useFieldControl(rest)} />
}

/** A password with a button that shows and hides it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="input-action">
      <Input
        className={className}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}
