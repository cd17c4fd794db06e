import { createContext, use, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type FieldState = { id: string; describedBy?: string; invalid: boolean; required?: boolean }
const FieldContext = createContext<FieldState | null>(null)

/** The id, description and validity a Field passes to its control. The control's own props win. */
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
  /** One sentence of help. */
  hint?: ReactNode
  /** What is wrong and how to fix it; replaces the hint. */
  error?: ReactNode
  required?: boolean
  /** Adds "(optional)" after the label. */
  optional?: boolean
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  id?: string
  className?: string
  /** One Input, Textarea, PasswordInput or Select. */
  children: ReactNode
}

/** Label, control, hint and error in one: sets ids, `aria-describedby` and `aria-invalid`. */
export function Field({ label, hint, error, required, optional, hideLabel, id, className, children }: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const noteId = error || hint ? `${controlId}-note` : undefined
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      <FieldContext value={{ id: controlId, describedBy: noteId, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error ? (
        <p id={noteId} className="field-error">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={noteId} className="field-hint">
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

/** Several lines of text; grows with its content where the browser supports it. */
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
