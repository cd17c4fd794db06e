import type { KeyboardEvent, PointerEvent } from 'react'
import type { PlannedStep } from '#contract/routines.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { formatRand } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Time } from '../plan/plan.ts'
import { kindLabel, oftenWords } from '../plan/plan-words.ts'

type StepRowProps = {
  step: PlannedStep
  time: Time
  place: number
  count: number
  isHeld: boolean
  /** Moves it by so many places; `control` is the one to keep the focus. */
  onMove: (by: number, control: string) => void
  onGrab: (event: PointerEvent) => void
  onChange: () => void
}

/** A step in its column: dragged by its handle, moved with the arrow keys on the handle or with two buttons. */
export function StepRow({ step, time, place, count, isHeld, onMove, onGrab, onChange }: StepRowProps) {
  const { name, kind, priceCents, isSample } = step
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by, 'handle')
  }
  const arrow = (by: number, icon: 'up' | 'down') => {
    const isPossible = place + by >= 0 && place + by < count
    return (
      <IconButton
        icon={icon}
        label={`Move ${name} ${icon}`}
        data-control={icon}
        aria-disabled={!isPossible || undefined}
        className={isPossible ? undefined : 'opacity-40'}
        onClick={() => isPossible && onMove(by, icon)}
      />
    )
  }
  const details = [
    kindLabel(kind),
    oftenWords(step, time),
    priceCents === undefined ? undefined : formatRand(priceCents),
  ]
  return (
    <li
      data-step={step.id}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-1 border-b border-line bg-page py-2 last:border-b-0',
        isHeld && 'z-1 rounded-md bg-raised shadow-pop',
      )}
    >
      <IconButton
        icon="grip"
        label={`Reorder ${name}: drag it, or press the arrow keys`}
        data-control="handle"
        className="cursor-grab touch-none text-muted active:cursor-grabbing"
        onPointerDown={onGrab}
        onKeyDown={onKeyDown}
      />
      <div className="min-w-0 flex-1 basis-40 py-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          <span>
            <span className="num text-muted">{place + 1}.</span> {name}
          </span>
          {isSample && <Badge tone="warning">Sample</Badge>}
        </p>
        <p className="text-xs text-muted">{details.filter((one) => one !== undefined).join(' · ')}</p>
      </div>
      <div className="ml-auto flex">
        {arrow(-1, 'up')}
        {arrow(1, 'down')}
        <IconButton icon="settings" label={`Change ${name}`} data-control="change" onClick={onChange} />
      </div>
    </li>
  )
}
