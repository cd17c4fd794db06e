import { type PointerEvent, useEffect, useRef } from 'react'
import type { RoutinePlan } from '#contract/routines.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { stepOf, type Time } from '../plan/plan.ts'
import { timeWords } from '../plan/plan-words.ts'
import { StepRow } from './step-row.tsx'
import { useGliding } from './use-gliding.ts'

type ColumnProps = {
  plan: RoutinePlan
  time: Time
  held: { id: string; time: Time } | null
  onMove: (id: string, place: number) => void
  onGrab: (event: PointerEvent, id: string, place: number) => void
  onChange: (id: string) => void
  onAdd: () => void
  /** Fetches the form ahead, on intent. */
  onIntent: () => void
  hideHeading?: boolean
}

/** The steps of a time of day, in order. */
export function Column({ plan, time, held, onMove, onGrab, onChange, onAdd, onIntent, hideHeading }: ColumnProps) {
  const list = useGliding<HTMLOListElement>(plan[time])
  // A row that moves in the document loses the focus.
  const focused = useRef<{ id: string; control: string } | null>(null)
  useEffect(() => {
    const { id, control } = focused.current ?? {}
    focused.current = null
    if (id === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-step="${id}"] [data-control="${control}"]`)?.focus()
  })
  const steps = plan[time].flatMap((id) => stepOf(plan, id) ?? [])
  return (
    <section aria-label={timeWords[time]} tabIndex={-1} className="min-w-0">
      {!hideHeading && (
        <h2 className="flex items-center gap-2 border-b border-line-strong pb-2 text-lg">
          <Icon name={time === 'morning' ? 'sun' : 'moon'} className="size-5 text-link" />
          {timeWords[time]}
        </h2>
      )}
      {steps.length === 0 && <p className="py-5 text-muted">No steps in the {time} yet.</p>}
      <ol ref={list} data-time={time} className="relative min-h-4">
        {steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            time={time}
            place={place}
            count={steps.length}
            isHeld={held?.id === step.id && held.time === time}
            onMove={(by, control) => {
              const to = place + by
              if (to < 0 || to >= steps.length) return
              focused.current = { id: step.id, control }
              onMove(step.id, to)
            }}
            onGrab={(event) => onGrab(event, step.id, place)}
            onChange={() => onChange(step.id)}
          />
        ))}
      </ol>
      <Button variant="line" size="sm" className="mt-3" onClick={onAdd} onPointerEnter={onIntent} onFocus={onIntent}>
        <Icon name="plus" />
        Add a step
        <span className="sr-only"> to the {time}</span>
      </Button>
    </section>
  )
}
