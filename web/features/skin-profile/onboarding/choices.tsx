import { type ReactNode, useId } from 'react'
import { choose, isChosen, type Option } from '#contract/kinds/skin-options.ts'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Choice } from '../profile-labels.ts'

type QuestionProps = {
  legend: string
  /** Id of a heading that says the same and stands in for the legend. */
  titleId?: string
  hint?: ReactNode
  error?: string
  /** Removes the answer; the button is shown only while there is one. */
  onClear?: (() => void) | false
  role?: 'radiogroup'
  children: ReactNode
}

/** A question with its choices, a hint, an error under it, and a button that takes the answer back. */
function Question({ legend, titleId, hint, error, onClear, role, children }: QuestionProps) {
  const id = useId()
  return (
    <fieldset
      role={role}
      className="relative min-w-0"
      aria-labelledby={titleId}
      aria-describedby={classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined}
      aria-invalid={role && error ? true : undefined}
    >
      {titleId === undefined && <legend className="field-label pr-14">{legend}</legend>}
      {hint && (
        <p id={`${id}-hint`} className="mb-3 text-xs text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
      {onClear !== undefined && (
        <button
          type="button"
          className={classNames(
            'link inline-flex min-h-tap min-w-tap items-center text-xs',
            titleId === undefined ? 'absolute -top-[2.475rem] right-0 justify-end' : 'mt-1',
            onClear === false && 'invisible',
          )}
          aria-label={`Clear: ${legend}`}
          onClick={onClear || undefined}
        >
          Clear
        </button>
      )}
    </fieldset>
  )
}

const card =
  'relative flex min-h-tap cursor-pointer items-center gap-3 rounded-md border border-field px-4 py-2.5 transition-colors ' +
  'hover:bg-raised has-checked:border-primary has-checked:bg-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** One of several choices, as cards. */
export function ChoiceCards<Value extends string | number>({
  choices,
  value,
  onChange,
  columns = false,
  picture,
  ...question
}: Omit<QuestionProps, 'children' | 'onClear' | 'role'> & {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** Two columns where there is space. */
  columns?: boolean
  /** Drawn before the label. */
  picture?: (value: Value) => ReactNode
}) {
  const name = useId()
  return (
    <Question {...question} role="radiogroup" onClear={value !== null && (() => onChange(null))}>
      <div className={classNames('grid grid-cols-1 gap-2', columns && 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <label key={choice.value} className={card}>
            <input
              type="radio"
              className="peer sr-only"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {picture?.(choice.value)}
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{choice.label}</span>
              {choice.text && <span className="block text-xs text-muted">{choice.text}</span>}
            </span>
            <Icon name="check" className="text-link opacity-0 peer-checked:opacity-100" />
          </label>
        ))}
      </div>
    </Question>
  )
}

/** Any number of choices, as chips. */
export function ChoiceChips<Slug extends string>({
  options,
  value,
  onChange,
  ...question
}: Omit<QuestionProps, 'children' | 'onClear' | 'role'> & {
  options: readonly Option<Slug>[]
  value: readonly Slug[] | null
  onChange: (value: Slug[] | null) => void
}) {
  // Taking the last choice back makes the question open again; only the choice "None" means none.
  const toggle = (option: Option<Slug>) => {
    const next = choose(option, value)
    const isOpen = option.slugs.length === 0 ? isChosen(option, value) : next.length === 0
    onChange(isOpen ? null : next)
  }
  return (
    <Question {...question}>
      <div className="chips">
        {options.map((option) => (
          <Chip
            key={option.label}
            className="max-w-full text-left whitespace-normal"
            pressed={isChosen(option, value)}
            onClick={() => toggle(option)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </Question>
  )
}
