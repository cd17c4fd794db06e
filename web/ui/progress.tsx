import { useId } from 'react'
import { classNames } from './class-names.ts'

type ProgressProps = {
  /** What is progressing; shown above the bar unless `hideLabel`. */
  label: string
  value: number
  max?: number
  /** Shown on the right and announced instead of a percentage: "4 of 10". */
  valueText?: string
  hideLabel?: boolean
  className?: string
}

/** A labelled progress bar. The native `<progress>` needs neither script nor inline style. */
export function Progress({ label, value, max = 100, valueText, hideLabel, className }: ProgressProps) {
  const id = useId()
  const now = Math.max(0, Math.min(max, value))
  const text = valueText ?? `${Math.round((now / max) * 100)}%`
  return (
    <div className={classNames('progress', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
      </label>
      {!hideLabel && (
        <span aria-hidden="true" className="progress-value">
          {text}
        </span>
      )}
      <progress id={id} className="bar" value={now} max={max} aria-valuetext={text}>
        {text}
      </progress>
    </div>
  )
}

/** The current step of a short flow (a quiz, a set-up) as a row of bars. */
export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div>
      <progress
        aria-label={label}
        value={current}
        max={total}
        aria-valuetext={`Step ${current} of ${total}`}
        className="sr-only"
      />
      <div aria-hidden="true" className="steps">
        {Array.from({ length: total }, (_, step) => (
          <i key={step} className={step < current ? 'on' : undefined} />
        ))}
      </div>
    </div>
  )
}
