import type { ReactNode } from 'react'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { Textarea } from '#web/ui/field.tsx'
import type { Answers, Question, QuestionId } from './questions.ts'
import { NONE } from './questions.ts'

/** As the contract limits it. */
const MAX_TEXT = 1000

type FieldsProps = {
  question: Question
  answer: Answers[QuestionId]
  onAnswer: (value: Answers[QuestionId]) => void
  /** Ids of the heading and of the hint or error. */
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
}

const row =
  'flex min-h-14 cursor-pointer items-center gap-4 rounded-md border border-field px-4 py-3 transition-colors hover:bg-raised ' +
  'has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

function Row({ label, text, children }: { label: string; text?: string | undefined; children: ReactNode }) {
  return (
    <label className={row}>
      {children}
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{label}</span>
        {text && <span className="block text-xs text-muted">{text}</span>}
      </span>
    </label>
  )
}

/** The text with a suggestion at its end, unless it is there already. */
const withSuggestion = (text: string, suggestion: string): string => {
  if (text.includes(suggestion)) return text
  const before = text === NONE ? '' : text.trim().replace(/,$/, '')
  return before === '' ? suggestion : `${before}, ${suggestion}`
}

/** The control of a question: rows to choose from, or a text box with a button that fills in "None". */
export function AnswerFields({ question, answer, onAnswer, labelledBy, describedBy, invalid }: FieldsProps) {
  const shared = {
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  }
  if (question.type === 'text') {
    const text = typeof answer === 'string' ? answer : ''
    return (
      <>
        <Textarea
          {...shared}
          name={question.id}
          rows={5}
          maxLength={MAX_TEXT}
          placeholder={question.placeholder}
          value={text}
          onChange={({ target }) => onAnswer(target.value)}
        />
        <ChipGroup label="Answers to choose from" className="mt-3">
          <Chip onClick={() => onAnswer(NONE)}>{NONE}</Chip>
          {question.suggestions?.map((suggestion) => (
            <Chip key={suggestion} icon="plus" onClick={() => onAnswer(withSuggestion(text, suggestion))}>
              {suggestion}
            </Chip>
          ))}
        </ChipGroup>
      </>
    )
  }
  const chosen: readonly string[] = typeof answer === 'string' ? [answer] : (answer ?? [])
  if (question.type === 'single') {
    return (
      <div role="radiogroup" className="grid grid-cols-1 gap-2.5" {...shared}>
        {question.options.map(({ value, label, text }) => (
          <Row key={value} label={label} text={text}>
            <input
              type="radio"
              name={question.id}
              value={value}
              className="size-5 flex-none accent-primary outline-none"
              checked={chosen.includes(value)}
              onChange={() => onAnswer(value as Answers[QuestionId])}
            />
          </Row>
        ))}
      </div>
    )
  }
  const toggle = (value: string) =>
    onAnswer(
      (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]) as Answers[QuestionId],
    )
  return (
    <div role="group" className="grid grid-cols-1 gap-2.5 sm:grid-cols-2" {...shared} aria-invalid={undefined}>
      {question.options.map(({ value, label, text }) => (
        <Row key={value} label={label} text={text}>
          <input
            type="checkbox"
            name={question.id}
            value={value}
            className="check-box outline-none"
            checked={chosen.includes(value)}
            onChange={() => {
              // Taking the last choice back makes the question open again; only "None of these" means none.
              if (chosen.length === 1 && chosen[0] === value) onAnswer(undefined)
              else toggle(value)
            }}
          />
        </Row>
      ))}
      {question.none !== undefined && (
        <Row label={question.none}>
          <input
            type="checkbox"
            name={question.id}
            value=""
            className="check-box outline-none"
            checked={answer?.length === 0}
            onChange={({ target }) => onAnswer(target.checked ? [] : undefined)}
          />
        </Row>
      )}
    </div>
  )
}
